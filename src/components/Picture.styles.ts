import { css } from "@emotion/react";

// The sources are no boxes; in a grid they would otherwise take up gaps.
export const block = css({ display: "contents", "& > source": { display: "none" } });

export const image = css({ display: "block", maxWidth: "100%", height: "auto" });
