import { css } from "@emotion/react";
import { gone, withoutScripts } from "./withoutScripts";

/** Text that takes the place of a control where no scripts run, and on paper. */
export const onlyWithoutScripts = css(gone, withoutScripts({ display: "block" }));

/** Text that holds only while scripts run. */
export const onlyWithScripts = css(withoutScripts(gone));
