/** Durations in ms and the one curve of the identity. */
export const motion = {
  quick: 160,
  settled: 240,
  reveal: 600,
  /** The second stripe follows the first after this time. */
  stripeDelay: 80,
  curve: "cubic-bezier(.2, .8, .2, 1)",
} as const;

/** A transition of `properties` at interface speed. */
export const transition = (...properties: string[]) =>
  properties.map((property) => `${property} ${motion.quick}ms ${motion.curve}`).join(", ");
