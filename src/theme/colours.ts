import { media } from "./breakpoints";
import { palette } from "./palette";

/** The two themes; dark is the first (specification, section 3). */
export type ThemeName = "dark" | "light";

const dark = {
  /** The page itself. */
  ground: palette.soot,
  /** Bands that stand out from the page, and the open menu. */
  panel: palette.coal,
  /** Cards, fields and notices on either of the two. */
  raised: palette.slate,
  /** Headings and body text. */
  text: palette.bone,
  /** Secondary text: labels, notes, placeholders. */
  mutedText: palette.mist,
  /** The fill of the one important button, and the stripes. Never text on light ground. */
  action: palette.amber,
  /** The same under the pointer. */
  actionHover: palette.amberLight,
  /** Text on `action`. */
  onAction: palette.ink,
  /** What carries the brand's colour and must be seen: prices, figures, the mark of the active item. */
  accentText: palette.amber,
  /** Links in text, and live states. */
  link: palette.flame,
  /** The ring around what has the keyboard focus. */
  focus: palette.flame,
  /** Warnings and the gas-leak box. */
  danger: palette.coral,
  /** Text on `danger`. */
  onDanger: palette.ink,
  /** Something went well. */
  success: palette.mint,
  /** The outline of fields and bordered buttons: 3:1 on every surface. */
  controlBorder: palette.steel,
  /** Lines that only divide. */
  hairline: palette.ash,
  /** The flame of the logo. */
  flame: palette.amber,
  /** The two slots in the logo's flame. */
  flameSlots: palette.soot,
};

/** What a colour is for. */
export type ColourRole = keyof typeof dark;

const light: Record<ColourRole, string> = {
  ground: palette.paper,
  panel: palette.sand,
  raised: palette.card,
  text: palette.graphite,
  mutedText: palette.stone,
  action: palette.amber,
  actionHover: palette.amberLight,
  onAction: palette.ink,
  accentText: palette.amberDeep,
  link: palette.flameDeep,
  focus: palette.flameDeep,
  danger: palette.brick,
  onDanger: palette.card,
  success: palette.pine,
  controlBorder: palette.clay,
  hairline: palette.linen,
  flame: palette.graphite,
  flameSlots: palette.amber,
};

/** The colour of every role in both themes; for tests and for the head's `theme-color`. */
export const themes: Readonly<Record<ThemeName, Readonly<Record<ColourRole, string>>>> = {
  dark,
  light,
};

const roles = Object.keys(dark) as ColourRole[];

const fromRoles = (value: (role: ColourRole) => string) =>
  Object.fromEntries(roles.map((role) => [role, value(role)])) as Record<ColourRole, string>;

/** Colours for styles. They follow the theme without a render, so nothing flashes on load. */
export const colours: Readonly<Record<ColourRole, string>> = fromRoles((role) => `var(--${role})`);

/** The custom properties that make an element and all inside it show `theme`. */
export const themeVariables = (theme: ThemeName) => ({
  colorScheme: theme,
  ...Object.fromEntries(roles.map((role) => [`--${role}`, themes[theme][role]])),
  // For people who ask for more contrast, nothing is quieter than the text itself.
  [media.moreContrast]: {
    "--mutedText": themes[theme].text,
    "--link": themes[theme].text,
    "--danger": themes[theme].text,
    "--onDanger": themes[theme].ground,
    "--controlBorder": themes[theme].text,
    "--hairline": themes[theme].mutedText,
  },
});
