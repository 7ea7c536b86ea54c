import { media } from "./breakpoints";
import { grounds } from "./grounds";

/** The two themes; dark is the default (specification, section 3). */
export type ThemeName = "dark" | "light";

/** The identity: “Danfo amber, blue flame”. */
const amber = "#FFB000";
const ink = "#14100A";

/** The colour of each role: in the dark theme, and in the light one. All other code uses the roles. */
const pairs = {
  /** The page's background. */
  ground: [grounds.dark, grounds.light],
  /** Sections that are set off from the page, and the open menu. */
  panel: ["#12171F", "#F1EBDF"],
  /** Cards, fields and notices on either background. */
  raised: ["#1A212B", "#FFFFFF"],
  /** Headings and body text. */
  text: ["#F4F1EA", "#14181D"],
  /** Secondary text: labels, notes, placeholders. */
  mutedText: ["#A7B0BB", "#545E6A"],
  /** The background of the primary button, and the stripes. Never text on a light background. */
  action: [amber, amber],
  /** The same on hover. */
  actionHover: ["#FFC247", "#FFC247"],
  /** Text on `action`. */
  onAction: [ink, ink],
  /** Emphasised text in the brand's colour: prices, numbers, the marker of the active item. */
  accentText: [amber, "#8A5A00"],
  /** Links in text, and active states. */
  link: ["#6DB6FF", "#0B5CAD"],
  /** The focus ring. */
  focus: ["#6DB6FF", "#0B5CAD"],
  /** Warnings and the gas-leak box. */
  danger: ["#FF8A7A", "#B3261E"],
  /** Text on `danger`. */
  onDanger: [ink, "#FFFFFF"],
  /** Success. */
  success: ["#5FD3A0", "#17694A"],
  /** The outline of fields and bordered buttons: 3:1 on every surface. */
  controlBorder: ["#6A7786", "#7D7566"],
  /** Dividing lines. */
  hairline: ["#232B36", "#DDD5C5"],
  /** The flame of the logo. */
  flame: [amber, "#14181D"],
  /** The two slots in the logo's flame. */
  flameSlots: [grounds.dark, amber],
} satisfies Record<string, readonly [string, string]>;

/** The role of a colour. */
export type ColourRole = keyof typeof pairs;

const roles = Object.keys(pairs) as ColourRole[];

const fromRoles = (value: (role: ColourRole) => string) =>
  Object.fromEntries(roles.map((role) => [role, value(role)])) as Record<ColourRole, string>;

/** The colour of every role in both themes. */
export const themes: Readonly<Record<ThemeName, Readonly<Record<ColourRole, string>>>> = {
  dark: fromRoles((role) => pairs[role][0]),
  light: fromRoles((role) => pairs[role][1]),
};

/** The CSS variable of each role. A letter, because names do not compress: 0.1 kB of every page. */
const variables = fromRoles((role) => `--${String.fromCharCode(97 + roles.indexOf(role))}`);

/** Colours for styles, as CSS variables: they follow the theme without a re-render. */
export const colours: Readonly<Record<ColourRole, string>> = fromRoles(
  (role) => `var(${variables[role]})`,
);

const assign = (values: Partial<Record<ColourRole, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([role, value]) => [variables[role as ColourRole], value]),
  );

/** What dims the page below something that lies over it. */
export const dimmed = "#000b";

/** The CSS variables that apply `theme` to an element and its descendants. */
export const themeVariables = (theme: ThemeName) => {
  const { text, mutedText, ground } = themes[theme];
  return {
    colorScheme: theme,
    ...assign(themes[theme]),
    // If the visitor prefers more contrast, secondary colours become as strong as the text.
    [media.moreContrast]: assign({
      mutedText: text,
      link: text,
      danger: text,
      onDanger: ground,
      controlBorder: text,
      hairline: mutedText,
    }),
  };
};
