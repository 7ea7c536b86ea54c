import { css } from "@emotion/react";
import { iconButton } from "./Button.styles";
import { needsScripts } from "../theme/needsScripts";

export const root = [iconButton, needsScripts];

const half = { display: "grid" };
const hiddenHalf = { display: "none" };

/** Seen while the page is dark, and then the only one that is read out. */
export const inDark = css({ ...half, 'html[data-theme="light"] &': hiddenHalf });

/** Seen while the page is light. */
export const inLight = css({ ...hiddenHalf, 'html[data-theme="light"] &': half });
