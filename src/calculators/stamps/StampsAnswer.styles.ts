import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { fluid, type } from "../../theme/typography";

/** A sentence, not a figure. */
export const answer = css({ fontSize: fluid(26, 2.6, 36, 9), lineHeight: 1.15, maxWidth: "none" });

/** Instead of an answer: which input is needed. */
export const prompt = css({
  "html:not(.js) &": { display: "none" },
  [media.print]: { display: "none" },
});

/** The answer's colours; its text carries the same meaning. */
export const tones = {
  good: css({ color: colours.success }),
  bad: css({ color: colours.danger }),
};

export const fine = css({ ...type.fine, color: colours.mutedText });
