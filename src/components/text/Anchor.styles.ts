import { css } from "@emotion/react";
import { space } from "../../theme/space";

/** At the top of the element around it, from which the sticky header is kept away. */
export const root = css({ position: "absolute", top: 0, scrollMarginTop: -space.small });
