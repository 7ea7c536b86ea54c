/** How many single-letter changes turn `a` into `b` (Levenshtein distance). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const cost = letter === other ? 0 : 1;
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + cost));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The one of `candidates` that `word` was probably meant to be; undefined when none is close. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      score: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.score - b.score);
  const best = ranked[0];
  return best && best.score <= limit ? best.candidate : undefined;
}
