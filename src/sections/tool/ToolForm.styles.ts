import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { radius, space } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gap: space.medium,
  alignContent: "start",
  minWidth: 0,
  padding: `clamp(${space.base}px, 3vw, ${space.large}px)`,
  borderRadius: radius.card,
  background: colours.panel,
  [media.print]: { display: "none" },
});

export const title = css({ ...type.heading, margin: 0 });

/** Two fields side by side. Wide enough for each label to stay on one line, so that they are level. */
export const pair = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  gap: space.medium,
});
