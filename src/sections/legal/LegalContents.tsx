import { css } from "@emotion/react";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { colours } from "../../theme/colours";
import { headerHeight, radius, space, target } from "../../theme/space";
import { media } from "../../theme/breakpoints";
import { type } from "../../theme/typography";

const root = css({
  alignSelf: "start",
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.control,
  padding: `0 ${space.base}px`,
  [media.desk]: {
    position: "sticky",
    top: headerHeight + space.medium,
    maxHeight: `calc(100vh - ${headerHeight + 2 * space.medium}px)`,
    overflowY: "auto",
    border: 0,
    padding: 0,
  },
  [media.print]: { display: "none" },
});
const title = css({
  ...type.groupTitle,
  minHeight: target.main,
  paddingBlock: space.snug,
  cursor: "pointer",
});
const list = css({
  ...type.small,
  margin: `0 0 ${space.base}px`,
  paddingInlineStart: "2em",
  "& > li::marker": { color: colours.mutedText, fontVariantNumeric: "tabular-nums" },
});
const link = css({
  display: "block",
  paddingBlock: 6,
  color: colours.mutedText,
  textDecoration: "none",
  "&:hover": { color: colours.text, textDecoration: "underline" },
});

interface LegalContentsProps {
  title: string;
  sections: readonly { id: string; title: string }[];
}

/** The table of contents: in view beside the text on wide screens, folded above it on small ones. */
export function LegalContents({ title: titleText, sections }: LegalContentsProps) {
  const isDesk = useMediaQuery(media.desk.replace("@media ", ""));
  return (
    <details css={root} open={isDesk || undefined}>
      <summary css={title}>{titleText}</summary>
      <nav aria-label={titleText}>
        <ol css={list}>
          {sections.map((section) => (
            <li key={section.id}>
              <a css={link} href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
