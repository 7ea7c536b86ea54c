/** A control that a visitor may use first, and how to detect its response. */
export interface Control {
  readonly name: string;
  /** The page; the landing page by default. */
  readonly path?: string;
  /** What the visitor types into it, instead of pressing it. */
  readonly typed?: string;
  /** Whether it leads to another page, and so works without scripts. */
  readonly isLink?: boolean;
  /** The control: the first match. `PRESSED` is set on it before the press. */
  readonly selector: string;
  /** Matches something once the press has taken effect. */
  readonly answer: string;
  /** Whether the visitor scrolls there first, with a finger or the wheel. */
  readonly isBelow?: boolean;
}

/** The attribute that the benchmark sets on the control it presses. */
export const PRESSED = "data-bench";

const pressed = (state: string) => `[${PRESSED}]${state}`;

const everywhere: readonly Control[] = [
  { name: "app button", selector: "#home button[commandfor]", answer: "dialog[open]" },
  {
    name: "showcase dot",
    selector: "#services [role=group] button:nth-of-type(3)",
    answer: pressed("[aria-current]"),
    isBelow: true,
  },
  {
    name: "footer link",
    selector: 'footer a[href="/contact"]',
    answer: "main form",
    isBelow: true,
    isLink: true,
  },
];

export const phoneControls: readonly Control[] = [
  {
    name: "menu",
    selector: "header button[aria-controls]",
    answer: pressed("[aria-expanded=true]"),
  },
  ...everywhere,
  {
    name: "typing, lasting",
    path: "/how-long-it-lasts",
    selector: "input[name=hours]",
    answer: pressed(""),
    typed: "3.25",
  },
  {
    name: "typing, refill",
    path: "/check-my-refill",
    selector: "input[name=now]",
    answer: pressed(""),
    typed: "27.15",
  },
  {
    name: "accordion",
    selector: "#what-we-offer h3 button[aria-expanded=false]",
    answer: pressed("[aria-expanded=true]"),
    isBelow: true,
  },
];

export const deskControls: readonly Control[] = [
  // Phones have it in the menu.
  { name: "theme", selector: "header button:last-of-type", answer: "html[data-theme=light]" },
  ...everywhere,
  {
    name: "service",
    selector: "#what-we-offer li:nth-of-type(2) button",
    answer: pressed(":is([aria-pressed=true],[aria-selected=true],[aria-current])"),
    isBelow: true,
  },
];
