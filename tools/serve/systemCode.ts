/** The code of an error of the operating system, such as ENOSPC; undefined for any other. */
export function systemCode(error: unknown): string | undefined {
  // Not instanceof: the tests' own globals differ from those that Node's errors are made with.
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode ? String(error.code) : undefined;
}
