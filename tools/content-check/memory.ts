/**
 * Remembers what `work` made of each buffer for as long as the buffer lives, so that a check that
 * is repeated after one file has changed reads the others once.
 */
export function rememberByBytes<Result>(
  work: (path: string, bytes: Buffer) => Result,
): (path: string, bytes: Buffer) => Result {
  const known = new WeakMap<Buffer, { path: string; result: Result }>();
  return (path, bytes) => {
    const earlier = known.get(bytes);
    if (earlier?.path === path) return earlier.result;
    const result = work(path, bytes);
    known.set(bytes, { path, result });
    return result;
  };
}
