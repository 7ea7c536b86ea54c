const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

/** Yoruba, Igbo and Hausa, with the naira. */
export const nigeria = "ẸẹỌọṢṣỊịỤụṄṅŃńǸǹḾḿẼẽĀāĒēĪīŌōŪūƁɓƊɗƘƙʼ₦";

/** To set any tone on any letter: grave, acute, circumflex, tilde, macron, dots. */
export const marks = "\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u0323";

const signs = "\u2009\u202f‑–—‘’‚“”„•…‹›€™−→↗";

/** Every character that the fonts of the site hold: Latin-1 without ¤, Nigeria's letters, punctuation. */
export const characters =
  range(0x20, 0x7e) + range(0xa0, 0xff).replace("¤", "") + nigeria + marks + signs;
