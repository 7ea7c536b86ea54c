import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { gutter, radius, space, target, widths } from "../theme/space";
import { rem, type } from "../theme/typography";

export const outer = css({
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${space.medium}px ${gutter} 0`,
});

export const root = css({
  display: "grid",
  gap: space.base,
  padding: "clamp(20px, 4vw, 40px)",
  border: `3px solid ${colours.danger}`,
  borderRadius: radius.card,
  background: colours.panel,
});

export const title = css({ ...type.title, margin: 0, color: colours.danger });

export const steps = css({
  margin: 0,
  paddingInlineStart: "1.6em",
  fontWeight: 500,
  "& > li": { marginBottom: space.small },
  "& > li::marker": { fontWeight: 700, color: colours.danger },
});

export const calls = css({ display: "flex", flexWrap: "wrap", gap: space.snug });

export const call = css({
  ...type.control,
  display: "inline-flex",
  alignItems: "center",
  minHeight: target.main + space.small,
  padding: `${space.tiny}px ${space.large}px`,
  borderRadius: radius.control,
  background: colours.danger,
  color: colours.onDanger,
  fontSize: rem(20),
  textDecoration: "none",
  [media.print]: { border: `2px solid ${colours.danger}`, color: colours.danger },
});

export const note = css({ ...type.small, margin: 0, color: colours.mutedText });
