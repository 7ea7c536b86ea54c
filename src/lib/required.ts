/**
 * The value, or an error that stops the build and names what is missing.
 * GraphQL types every file and every single node as possibly absent; the content check says they are not.
 * @param what what is missing, in words an editor knows
 */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) {
    throw new Error(`${what} is missing; npm run check:content tells where`);
  }
  return value;
}
