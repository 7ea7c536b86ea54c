import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";

// Hide the sources; in a grid they would otherwise be items with gaps around them.
export const block = css({ display: "contents", "& > source": { display: "none" } });

export const image = css({ display: "block", maxWidth: "100%", height: "auto" });

/** On paper, the picture of the first screen would fill half a sheet with ink. */
export const first = css({ [media.print]: { display: "none" } });
