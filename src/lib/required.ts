/**
 * Returns the value, or throws an error that fails the build and names what is missing. In GraphQL's types
 * every file and every single node is nullable; the content check guarantees that they exist.
 * @param what what is missing, in an editor's words
 */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) {
    throw new Error(`${what} is missing; npm run check:content shows where`);
  }
  return value;
}
