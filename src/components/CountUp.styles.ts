import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";

export const root = css({ display: "inline-grid", fontVariantNumeric: "tabular-nums" });

export const layer = css({ gridArea: "1 / 1" });

/** Keeps the width of the final figure, so that nothing moves beside it. */
export const hidden = css({ [media.motion]: { opacity: 0 }, [media.print]: { opacity: 1 } });

export const moving = css({ [media.print]: { display: "none" } });
