/** Durations in ms, and the identity's easing curve. */
export const motion = {
  quick: 160,
  settled: 240,
  reveal: 600,
  /** What light takes to come. */
  light: 900,
  /** The delay of the second stripe after the first. */
  stripeDelay: 80,
  curve: "cubic-bezier(.2, .8, .2, 1)",
} as const;

/** A transition of `properties` with the duration of interface elements. */
export const transition = (...properties: string[]) =>
  properties.map((property) => `${property} var(--z)`).join(", ");

/** The duration and easing of interface elements; set in `global.styles.ts`. */
export const quickly = `${motion.quick}ms ${motion.curve}`;
