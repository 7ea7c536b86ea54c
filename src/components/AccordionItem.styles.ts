import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { transition } from "../theme/motion";
import { space, target } from "../theme/space";

export const item = css({ borderBottom: `1px solid ${colours.hairline}` });

export const head = css({ margin: 0 });

export const button = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.base,
  width: "100%",
  minHeight: target.main,
  padding: `${space.base}px 0`,
  border: 0,
  background: "transparent",
  color: colours.text,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "& > svg": { transition: transition("transform") },
  '&[aria-expanded="true"] > svg': { transform: "rotate(180deg)" },
});

export const panel = css({
  paddingBottom: space.large,
  // Before hydration a closed panel is closed by this; without scripts all stay open.
  'html.js &[data-state="closed"]:not([hidden])': { display: "none" },
  '&[hidden="until-found"]': { paddingBottom: 0 },
});
