/** Durations in ms, and the identity's easing curve. */
export const motion = {
  quick: 160,
  settled: 240,
  reveal: 600,
  /** A slide fades out before the next one comes. */
  leave: 120,
  /** What light takes to come. */
  light: 900,
  curve: "cubic-bezier(.2, .8, .2, 1)",
} as const;

/** The duration, easing and delay of what comes after another has left. */
export const quicklySettled = `${motion.settled}ms ${motion.curve} 100ms`;

/** A transition of `properties` with the duration of interface elements. */
export const transition = (...properties: string[]) =>
  properties.map((property) => `${property} var(--z)`).join(", ");

/** The duration and easing of interface elements; set in `global.styles.ts`. */
export const quickly = `${motion.quick}ms ${motion.curve}`;
