import { css } from "@emotion/react";

const root = css({
  display: "block",
  flex: "none",
  width: 48,
  height: 48,
  "& > svg": { display: "block" },
});

/** A service's icon, drawn into the page so that it takes the text's colour. */
export function ServiceIcon({ svg }: { svg: string }) {
  return <span css={root} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
