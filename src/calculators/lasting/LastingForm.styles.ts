import { css } from "@emotion/react";
import { space } from "../../theme/space";

export const pair = css({
  display: "grid",
  // Wide enough for each label to stay on one line, so that the fields are level.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  gap: space.medium,
});
