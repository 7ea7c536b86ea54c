import { media } from "./breakpoints";
import { grounds } from "./grounds";
import { palette } from "./palette";

/** The two themes; dark is the default (specification, section 3). */
export type ThemeName = "dark" | "light";

const dark = {
  /** The page's background. */
  ground: grounds.dark,
  /** Sections that are set off from the page, and the open menu. */
  panel: palette.coal,
  /** Cards, fields and notices on either background. */
  raised: palette.slate,
  /** Headings and body text. */
  text: palette.bone,
  /** Secondary text: labels, notes, placeholders. */
  mutedText: palette.mist,
  /** The background of the primary button, and the stripes. Never text on a light background. */
  action: palette.amber,
  /** The same on hover. */
  actionHover: palette.amberLight,
  /** Text on `action`. */
  onAction: palette.ink,
  /** Emphasised text in the brand's colour: prices, numbers, the marker of the active item. */
  accentText: palette.amber,
  /** Links in text, and active states. */
  link: palette.flame,
  /** The focus ring. */
  focus: palette.flame,
  /** Warnings and the gas-leak box. */
  danger: palette.coral,
  /** Text on `danger`. */
  onDanger: palette.ink,
  /** Success. */
  success: palette.mint,
  /** The outline of fields and bordered buttons: 3:1 on every surface. */
  controlBorder: palette.steel,
  /** Dividing lines. */
  hairline: palette.ash,
  /** The flame of the logo. */
  flame: palette.amber,
  /** The two slots in the logo's flame. */
  flameSlots: palette.soot,
};

/** The role of a colour. */
export type ColourRole = keyof typeof dark;

const light: Record<ColourRole, string> = {
  ground: grounds.light,
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

/**
 * Colours for styles, as CSS variables. They follow the theme without a re-render, so nothing flashes on
 * load.
 */
export const colours: Readonly<Record<ColourRole, string>> = fromRoles((role) => `var(--${role})`);

/** The CSS variables that apply `theme` to an element and its descendants. */
export const themeVariables = (theme: ThemeName) => ({
  colorScheme: theme,
  ...Object.fromEntries(roles.map((role) => [`--${role}`, themes[theme][role]])),
  // If the visitor prefers more contrast, secondary colours become as strong as the text.
  [media.moreContrast]: {
    "--mutedText": themes[theme].text,
    "--link": themes[theme].text,
    "--danger": themes[theme].text,
    "--onDanger": themes[theme].ground,
    "--controlBorder": themes[theme].text,
    "--hairline": themes[theme].mutedText,
  },
});
