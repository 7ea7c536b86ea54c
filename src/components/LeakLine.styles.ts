import { css, space, type } from "../theme";

export const root = css({ ...type.body, position: "relative" });

/** As tall as a touch target, without a gap between the lines. */
export const link = css({ paddingBlock: space.snug, fontWeight: 600, whiteSpace: "nowrap" });
