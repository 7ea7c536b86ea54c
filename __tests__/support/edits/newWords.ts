const vocabulary = [
  "amber kettles sing before noon",
  "ọjà ṣíṣí ní òwúrọ̀",
  "₦ counts twice on market days",
  "brass lids turn slowly",
  "eight goats cross the yard",
  "ẹ kú iṣẹ́",
].map((words) => words.normalize("NFC"));

let written = 0;

/** A different text each time, of about 55 characters, or of `length` if that is less. */
export function newWords(length: number, slots: readonly string[] = []): string {
  written += 1;
  const tokens = slots.map((slot) => `{${slot}}`).join(" ");
  // A unit after a figure, such as "%", has no room for words.
  if (length < 8) return "x".repeat(Math.min(length, 1 + (written % 3)));
  const start = [`No ${written}`, tokens].filter(Boolean).join(" ");
  const rest = Array.from(
    { length: 4 },
    (_, index) => vocabulary[(written + index) % vocabulary.length],
  ).join(", ");
  return `${start} ${rest}`.slice(0, Math.max(start.length, Math.min(length, 55))).trim();
}

/** A whole sentence, for running text. */
export const newSentence = () => `${newWords(55).replace(/[\s,]+$/, "")}.`;
