import { css } from "@emotion/react";
import { onNight } from "../../components/picture/Drawing.styles";
import { media } from "../../theme/breakpoints";
import { radius } from "../../theme/space";

export const tile = css({
  display: "block",
  width: 56,
  borderRadius: radius.control,
  [media.desk]: { width: 72 },
});

export const sign = css(onNight, { width: "100%", height: "auto" });
