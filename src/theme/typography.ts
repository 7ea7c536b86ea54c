import { fontFamilies } from "./fonts";

const heading = {
  fontFamily: fontFamilies.heading,
  fontWeight: 700,
  letterSpacing: "-0.035em",
  textWrap: "balance",
} as const;

const body = { fontFamily: fontFamilies.body, letterSpacing: 0 } as const;

/** Ways in which text is set, by the part it plays. */
export const type = {
  /** The one title of the landing page. */
  display: { ...heading, fontSize: "clamp(42px, 5.6vw, 84px)", lineHeight: 0.98 },
  /** Titles of pages and of the landing page's bands. */
  title: { ...heading, fontSize: "clamp(32px, 4vw, 60px)", lineHeight: 1.04 },
  /** Titles inside a band. */
  heading: {
    ...heading,
    fontSize: "clamp(22px, 2vw, 28px)",
    lineHeight: 1.15,
    letterSpacing: "-0.025em",
  },
  /** Titles of small groups. */
  groupTitle: { ...heading, fontSize: 17, lineHeight: 1.3, letterSpacing: "-0.01em" },
  /** Prices, sizes and counters. */
  numeral: {
    ...heading,
    fontSize: "clamp(44px, 6vw, 84px)",
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
  },
  /** The sentence below a title. */
  lead: { ...body, fontSize: "clamp(17px, 1.5vw, 20px)", lineHeight: 1.5, fontWeight: 400 },
  body: { ...body, fontSize: 17, lineHeight: 1.55, fontWeight: 400 },
  /** Buttons, links in lists, labels of fields. */
  control: { ...body, fontSize: 16, lineHeight: 1.25, fontWeight: 600 },
  small: { ...body, fontSize: 15, lineHeight: 1.45, fontWeight: 400 },
  /** The name of a band above its title. */
  label: { ...body, fontSize: 15, lineHeight: 1.25, fontWeight: 600 },
  fine: { ...body, fontSize: 13, lineHeight: 1.4, fontWeight: 500 },
} as const;
