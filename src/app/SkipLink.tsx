import { css } from "@emotion/react";
import { useSite } from "../hooks/useSite";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";
import { radius, space } from "../theme/space";
import { type } from "../theme/typography";

/** The id of what the skip link leads to. */
export const CONTENT_ID = "content";

const link = css({
  ...type.control,
  position: "fixed",
  zIndex: layers.skipLink,
  top: space.small,
  insetInlineStart: space.small,
  padding: `${space.snug}px ${space.medium}px`,
  borderRadius: radius.control,
  background: colours.action,
  color: colours.onAction,
  "&:not(:focus)": { transform: "translateY(-200%)" },
  "@media print": { display: "none" },
});

/** The first stop of the Tab key: past the header to the page's own content (WCAG 2.4.1). */
export function SkipLink() {
  const { navigation } = useSite();
  return (
    <a css={link} href={`#${CONTENT_ID}`}>
      {navigation.skipLink}
    </a>
  );
}
