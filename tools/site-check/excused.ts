/** Wrong messages of the Nu validator: it is older than the standards that the pages follow. */
export const excused: readonly { message: string; reason: string }[] = [
  {
    message: "Attribute “command(for)?” not allowed on element “button”",
    reason: "HTML Living Standard, section 4.10.6 (invoker commands).",
  },
  {
    message: "Property “(animation-range|animation-timeline)” doesn't exist",
    reason: "CSS Scroll-driven Animations Level 1; other browsers leave them out.",
  },
  {
    message: "Property “overflow-clip-margin” doesn't exist",
    reason: "CSS Overflow Module Level 3.",
  },
  {
    message: "Property “size-adjust” doesn't exist",
    reason: "CSS Fonts Module Level 5, in the description of a font.",
  },
  {
    message: "“subgrid” is not a “grid-template-(rows|columns)” value",
    reason: "CSS Grid Layout Module Level 2.",
  },
  {
    message: "Trailing slash on void elements has no effect",
    reason: "React writes it; it is allowed, and every attribute before it is quoted.",
  },
];
