import { css } from "@emotion/react";
import { IconButton } from "../../components/IconButton";
import { proseStyles } from "../../components/prose";
import { useAppActions } from "../../context/AppContext";
import { fillIn } from "../../lib/fillIn";
import { colours } from "../../theme/colours";
import { media } from "../../theme/breakpoints";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

const root = css({ paddingTop: space.huge, [media.print]: { paddingTop: space.medium } });
const head = css({
  display: "flex",
  alignItems: "start",
  gap: space.small,
  marginBottom: space.base,
});
const title = css({
  ...type.heading,
  flex: 1,
  margin: 0,
  paddingBlock: space.small,
  overflowWrap: "anywhere",
});
const number = css({ color: colours.accentText, fontVariantNumeric: "tabular-nums" });
const copy = css({
  border: 0,
  color: colours.mutedText,
  "html:not(.js) &": { display: "none" },
  [media.print]: { display: "none" },
});

interface LegalSectionProps {
  section: { id: string; title: string; html: string };
  /** Its place among the sections, counted from 1. */
  position: number;
  words: { copyAnchor: string; copied: string; copyFailed: string };
}

/** One numbered section of a document, with a button that copies its address. */
export function LegalSection({ section, position, words }: LegalSectionProps) {
  const { addNotification } = useAppActions();
  const { id, title: titleText, html } = section;

  const handleCopy = async () => {
    const address = new URL(`#${id}`, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      addNotification({ message: words.copied });
    } catch {
      window.location.hash = id;
      addNotification({ message: words.copyFailed });
    }
  };

  return (
    <section id={id} css={root} aria-labelledby={`${id}-title`}>
      <div css={head}>
        <h2 id={`${id}-title`} css={title}>
          <span css={number}>{position}.</span> {titleText}
        </h2>
        <IconButton
          css={copy}
          icon="link"
          label={fillIn(words.copyAnchor, { section: titleText })}
          onClick={handleCopy}
        />
      </div>
      <div css={proseStyles} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
