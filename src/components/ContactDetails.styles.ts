import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { space, target } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({
  display: "grid",
  gap: space.base,
  alignContent: "start",
  minWidth: 0,
  // The title of a grid is parted from what follows, whatever it asks for.
  [media.print]: { breakInside: "avoid" },
});

export const title = css({ ...type.heading, margin: 0 });

export const list = css({ margin: 0, borderTop: `1px solid ${colours.hairline}` });

export const entry = css({
  display: "grid",
  gridTemplateColumns: "minmax(96px, 1fr) 2fr",
  alignItems: "center",
  gap: space.base,
  minHeight: target.main + space.small,
  paddingBlock: space.small,
  borderBottom: `1px solid ${colours.hairline}`,
});

export const label = css({ ...type.small, color: colours.mutedText });

export const value = css({ margin: 0, fontWeight: 600, overflowWrap: "anywhere" });

export const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: target.control,
});

export const note = css({ ...type.small, margin: 0, color: colours.mutedText });
