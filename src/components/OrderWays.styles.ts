import { css, space, stack } from "../theme";

export const root = css({ ...stack(space.base), width: "100%" });
