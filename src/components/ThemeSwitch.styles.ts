import { css } from "@emotion/react";
import { iconButton } from "./Button.styles";
import { needsScripts } from "../theme/needsScripts";

export const root = [iconButton, needsScripts];

const half = { display: "grid" };
const hiddenHalf = { display: "none" };

/** Visible, and exposed to screen readers, only in the dark theme. */
export const inDark = css({ ...half, 'html[data-theme="light"] &': hiddenHalf });

/** The same for the light theme. */
export const inLight = css({ ...hiddenHalf, 'html[data-theme="light"] &': half });
