import { css } from "@emotion/react";

// Hide the sources; in a grid they would otherwise be items with gaps around them.
export const block = css({ display: "contents", "& > source": { display: "none" } });

export const image = css({ display: "block", maxWidth: "100%", height: "auto" });
