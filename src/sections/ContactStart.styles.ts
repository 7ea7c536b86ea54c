import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { plainList, radius, space, touchLink, wrapped } from "../theme/space";
import { type } from "../theme/typography";

export const links = css({
  ...plainList,
  ...wrapped(space.small),
  [media.print]: { display: "none" },
});

export const link = css({
  ...type.control,
  ...touchLink,
  padding: `0 ${space.base}px`,
  border: `1px solid ${colours.controlBorder}`,
  borderRadius: radius.round,
  color: colours.text,
  textDecoration: "none",
  "&:hover": { borderColor: colours.text },
});
