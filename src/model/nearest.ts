import { distance } from "fastest-levenshtein";

/** The most similar of `candidates`, for "did you mean"; undefined if none is close. */
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
