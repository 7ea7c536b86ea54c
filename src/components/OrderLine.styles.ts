import { css } from "@emotion/react";
import { space } from "../theme/space";
import { type } from "../theme/typography";

/** Above the line that follows it, which the links reach into. */
export const line = css({ ...type.small, margin: 0, textWrap: "balance", position: "relative" });

/** As high as a button under the finger, without a gap between the lines of the sentence. */
export const link = css({ paddingBlock: space.snug, fontWeight: 600 });
