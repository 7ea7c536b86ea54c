import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { space, stack } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({ ...stack(space.medium), justifyItems: "start" });

export const words = css(stack(space.small));

export const label = css({ ...type.label, color: colours.mutedText });

export const title = css({ ...type.title, maxWidth: "20ch" });
