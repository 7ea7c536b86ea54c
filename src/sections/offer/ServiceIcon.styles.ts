import { css } from "@emotion/react";

export const root = css({
  display: "block",
  flex: "none",
  width: 48,
  height: 48,
  "& > svg": { display: "block", width: "100%", height: "100%" },
});
