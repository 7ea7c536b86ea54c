import { colours, css, space, stack, type } from "../theme";

export const root = css({ ...stack(space.medium), justifyItems: "start" });

export const words = css(stack(space.small));

export const label = css({ ...type.label, color: colours.mutedText });

export const title = css({ ...type.title, maxWidth: "20ch" });
