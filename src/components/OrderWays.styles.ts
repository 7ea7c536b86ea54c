import { css } from "@emotion/react";
import { space, stack } from "../theme/space";

export const root = css({ ...stack(space.base), width: "100%" });
