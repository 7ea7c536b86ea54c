import { distance } from "fastest-levenshtein";

/** The most similar of `candidates`, for "did you mean"; undefined if none is close. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const far = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  const [best] = candidates.toSorted((one, other) => far(one) - far(other));
  return best !== undefined && far(best) <= limit ? best : undefined;
}
