import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { centred, gutter, level, radius, space, stack, target } from "../theme/space";
import { type } from "../theme/typography";
import { gone } from "../theme/withoutScripts";

export const root = css({
  ...centred,
  paddingBottom: space.section,
  [media.desk]: { display: "grid", gridTemplateColumns: "6fr 5fr", alignItems: "start" },
});

export const ways = css({
  ...stack(space.base),
  justifyItems: "start",
  padding: `${space.medium}px ${gutter} 0`,
});

export const order = css(type.groupTitle);

export const leak = css({
  ...type.control,
  ...level(space.small),
  minHeight: target.control,
  color: colours.text,
  "& > svg": { color: colours.danger },
});

export const nav = css({ padding: `${space.large}px ${gutter}` });

export const list = css({ maxWidth: 480 });

export const link = css({
  ...type.control,
  display: "flex",
  alignItems: "center",
  minHeight: target.main + space.small,
  borderBottom: `1px solid ${colours.hairline}`,
});

/** Its top is level with the page's title. */
export const picture = css({
  width: `calc(100% - 2 * ${gutter})`,
  aspectRatio: "1",
  objectFit: "cover",
  objectPosition: "50% 85%",
  margin: `${space.huge + space.medium + 22}px ${gutter} 0`,
  borderRadius: radius.card,
  [media.belowDesk]: gone,
  [media.print]: gone,
});
