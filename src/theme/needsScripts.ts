import { css } from "@emotion/react";

/** Hides a control that has no effect without scripts. */
export const needsScripts = css({ "html:not(.js) &": { display: "none" } });
