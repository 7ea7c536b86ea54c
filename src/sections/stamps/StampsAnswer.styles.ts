import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { space, widths } from "../../theme/space";
import { fluid, type } from "../../theme/typography";

export const root = css({ display: "grid", gap: space.base, alignContent: "start", minWidth: 0 });

export const label = css({ ...type.label, margin: 0, color: colours.mutedText });

export const answer = css({
  ...type.title,
  fontSize: fluid(26, 2.6, 36, 9),
  lineHeight: 1.15,
  margin: 0,
});

/** Asks for the input that is needed. */
export const prompt = css({
  "html:not(.js) &": { display: "none" },
  [media.print]: { display: "none" },
});

/** The answer's colours; its text carries the same meaning. */
export const tones = {
  calm: css({ color: colours.text }),
  good: css({ color: colours.success }),
  bad: css({ color: colours.danger }),
};

export const text = css({ margin: 0, maxWidth: widths.text });

export const fine = css({ ...type.fine, margin: 0, color: colours.mutedText });
