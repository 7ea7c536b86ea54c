import { colours } from "./colours";

/** Marks a current item by the identity's two stripes, not by colour alone (WCAG 1.4.1). */
export const hereMark = {
  content: '""',
  display: "block",
  width: 24,
  height: 6,
  borderBlock: `2px solid ${colours.accentText}`,
} as const;
