import { css } from "@emotion/react";
import { colours, themeVariables } from "./colours";
import { radius } from "./space";
import { blueLight } from "./surfaces";

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

/** The ground of a product on its card: light behind it, and a faint amber floor. */
export const nightLight = `radial-gradient(50% 8% at 50% 92%, #ffb00040, transparent), ${blueLight("circle at 50% 45%")}`;
