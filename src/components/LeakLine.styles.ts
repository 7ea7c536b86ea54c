import { css } from "@emotion/react";
import { space } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({ ...type.body, position: "relative" });

/** As tall as a touch target, without a gap between the lines. */
export const link = css({ paddingBlock: space.snug, fontWeight: 600, whiteSpace: "nowrap" });
