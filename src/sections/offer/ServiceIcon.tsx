import { css } from "@emotion/react";
import { useId } from "react";

const root = css({
  display: "block",
  flex: "none",
  width: 48,
  height: 48,
  "& > svg": { display: "block", width: "100%", height: "100%" },
});

/** A service's icon, drawn into the page so that it takes the text's colour. */
export function ServiceIcon({ svg }: { svg: string }) {
  // The same icon may be on the page twice; ids must not.
  const __html = svg.replaceAll("{use}", useId());
  return <span css={root} aria-hidden="true" dangerouslySetInnerHTML={{ __html }} />;
}
