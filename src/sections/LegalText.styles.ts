import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { pageBox, radius, space, stack, widths } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({
  ...stack(space.huge),
  ...pageBox(space.huge, `${space.section}px`),
  [media.desk]: { gridTemplateColumns: "minmax(220px, 1fr) 3fr", columnGap: space.band },
  "& > *": { minWidth: 0 },
});

export const article = css({ maxWidth: widths.text });

export const updated = css({ ...type.small, color: colours.mutedText });

export const summary = css({
  marginBlock: `${space.base}px ${space.large}px`,
  padding: space.medium,
  borderRadius: radius.card,
  background: colours.panel,
  "& h2": { ...type.groupTitle, margin: `0 0 ${space.small}px` },
  "& ul": { paddingInlineStart: "1.2em" },
  "& li": { marginBottom: space.small },
  [media.print]: { border: `1px solid ${colours.hairline}` },
});

export const contact = css({ marginTop: space.band });
