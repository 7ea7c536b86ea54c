import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";

export const root = css({ [media.print]: { display: "none" } });
