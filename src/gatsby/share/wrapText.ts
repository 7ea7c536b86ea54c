/** The average width of a letter in the heading font, in em. */
const LETTER_EM = 0.5;

/** The font sizes of titles in px, largest first. */
const SIZES = [80, 68, 58, 48, 40];

/** Breaks `text` into lines of at most `limit` letters; a longer word gets its own line. */
function breakLines(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= limit) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word.length > limit ? `${word.slice(0, limit - 1)}…` : word);
    }
  }
  return lines;
}

/**
 * Fits a title into a box: returns the largest font size that fits, and its lines. Text that does not fit
 * at the smallest size ends with an ellipsis.
 * @param width in px
 * @param height in px
 */
export function fitText(text: string, width: number, height: number) {
  let fitted = { size: 0, lines: [""] };
  for (const size of SIZES) {
    fitted = { size, lines: breakLines(text, Math.floor(width / (LETTER_EM * size))) };
    if (fitted.lines.length * size <= height) return fitted;
  }
  const kept = fitted.lines.slice(0, Math.floor(height / fitted.size));
  return { ...fitted, lines: [...kept.slice(0, -1), `${kept.at(-1)}…`] };
}
