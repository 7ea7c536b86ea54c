import { css } from "@emotion/react";
import { space } from "../../theme/space";

export const pair = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  gap: space.medium,
  alignItems: "end",
});
