import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { pageBox, space, stack } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  ...stack(space.medium),
  justifyItems: "start",
  ...pageBox(space.huge, "0"),
});

export const close = css({ paddingTop: space.base });

export const title = css({ ...type.title, maxWidth: "18ch" });

export const note = css({
  ...type.small,
  marginTop: space.small - space.medium,
  color: colours.mutedText,
});

export const lead = css({ ...type.lead, color: colours.mutedText });
