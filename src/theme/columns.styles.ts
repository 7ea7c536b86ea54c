import { css } from "@emotion/react";
import { media } from "./breakpoints";
import { column, bandColumns, space } from "./space";

/** Two columns on wide screens; on small ones, one below the other. */
export const twoColumns = css({ ...column(space.medium), [media.wide]: bandColumns });
