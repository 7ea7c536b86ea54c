import { css } from "@emotion/react";
import { buttonStyles } from "../components/control/Button.styles";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { centred, gutter, plainList, radius, space, stack, target } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({
  ...centred,
  paddingBottom: space.section,
  [media.desk]: { display: "grid", gridTemplateColumns: "6fr 5fr", alignItems: "end" },
});

export const ways = css({
  ...stack(space.base),
  justifyItems: "start",
  padding: `${space.medium}px ${gutter} 0`,
});

export const order = css(type.groupTitle);

export const leak = [
  ...buttonStyles.outline,
  css({ borderColor: colours.danger, color: colours.danger }),
];

export const nav = css({ padding: `${space.large}px ${gutter}` });

export const list = css({ ...plainList, maxWidth: 480 });

export const link = css({
  ...type.control,
  display: "flex",
  alignItems: "center",
  minHeight: target.main + space.small,
  borderBottom: `1px solid ${colours.hairline}`,
});

export const picture = css({
  width: `calc(100% - 2 * ${gutter})`,
  aspectRatio: "4 / 5",
  objectFit: "cover",
  objectPosition: "50% 100%",
  margin: `${space.large}px ${gutter} 0`,
  borderRadius: radius.card,
  [media.belowDesk]: { aspectRatio: "4 / 3" },
  [media.print]: { display: "none" },
});
