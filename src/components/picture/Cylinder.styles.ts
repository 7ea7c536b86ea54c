import { css } from "@emotion/react";
import { colours } from "../../theme/colours";

export const body = css({ fill: colours.action });

/** The stripes, and the openings in the handle and the foot ring. */
export const dark = css({ fill: colours.onAction });

export const steel = css({ fill: colours.controlBorder });

export const shade = css({ fill: colours.onAction, opacity: 0.22 });

export const light = css({ stroke: colours.actionHover, strokeWidth: 6, strokeLinecap: "round" });
