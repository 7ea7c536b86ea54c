import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { radius, space, target } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({ display: "grid", gap: space.medium, minWidth: 0 });

export const title = css({ ...type.heading, margin: 0 });

export const box = css({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: space.medium,
  minHeight: 320,
  overflow: "hidden",
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.card,
  background: colours.panel,
  [media.print]: { display: "none" },
});

export const offer = css({
  display: "grid",
  gap: space.medium,
  padding: space.large,
  justifyItems: "start",
});

export const note = css({ ...type.small, margin: 0, maxWidth: "48ch", color: colours.mutedText });

export const open = css({ display: "inline-flex", alignItems: "center", minHeight: target.least });

export const map = css({ display: "block", width: "100%", height: 420, border: 0 });
