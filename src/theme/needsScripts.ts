import { css } from "@emotion/react";

/** Hides a control that does nothing where no scripts run. */
export const needsScripts = css({ "html:not(.js) &": { display: "none" } });
