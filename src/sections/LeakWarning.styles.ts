import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { contactColumns, pageBox, space, stack, touchLink, widths } from "../theme/space";
import { dangerSurface } from "../theme/surfaces.styles";
import { type } from "../theme/typography";

export const outer = css(pageBox(space.large, "0"));

/** Low on a phone, where most visitors come for something else; the link's height is the padding below it. */
export const root = css(dangerSurface, {
  ...stack(space.tiny),
  padding: `10px ${space.snug}px 0`,
  [media.wide]: { rowGap: space.small, padding: space.medium },
  [media.desk]: {
    ...contactColumns,
    // The second column begins where that of the page does, 27 px (border and padding) further to the right.
    gridTemplateColumns: `calc((100% + 54px - ${space.section}px) * 5 / 11 - 27px) 1fr`,
    gridTemplateRows: "auto 1fr",
  },
});

export const title = css({ color: colours.danger });

export const message = css({
  ...type.body,
  maxWidth: widths.text,
  [media.small]: { ...type.small, lineHeight: 1.3 },
});

export const ways = css({
  ...stack(space.small),
  alignContent: "center",
  [media.belowDesk]: { marginTop: space.small },
  // The company's own number, if there is one, keeps its distance as a target.
  [media.small]: { gap: 0, marginTop: space.tiny, "& > p": { marginBlock: space.snug } },
  [media.desk]: { gridArea: "1 / 2 / span 2" },
});

export const steps = css({ ...touchLink, justifySelf: "start", fontWeight: 600 });
