import { css } from "@emotion/react";
import { colours, themeVariables } from "./colours";
import { radius } from "./space";

/** A surface that is light in both themes: for content that is printed or read in sunlight. */
export const paperSurface = css({
  ...themeVariables("light"),
  background: colours.raised,
  color: colours.text,
});

/** A box that warns of danger. */
export const dangerSurface = css({
  border: `3px solid ${colours.danger}`,
  borderRadius: radius.card,
  background: colours.panel,
});
