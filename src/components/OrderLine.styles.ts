import { css } from "@emotion/react";
import { space } from "../theme/space";
import { type } from "../theme/typography";

/** Stacked above the next line, because the links' touch targets overlap it. */
export const line = css({ ...type.small, margin: 0, textWrap: "balance", position: "relative" });

/** As tall as a touch target, without a gap between the sentence's lines. */
export const link = css({ paddingBlock: space.snug, fontWeight: 600 });
