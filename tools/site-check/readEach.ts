/** What `read` makes of each file. One that it cannot read is a problem, not the end of the check. */
export async function readEach<Input, Result>(
  files: Iterable<readonly [file: string, input: Input]>,
  read: (input: Input, file: string) => Result | Promise<Result>,
  problems: string[],
): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  for (const [file, input] of files) {
    try {
      results.set(file, await read(input, file));
    } catch (error) {
      problems.push(`${file}: cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  return results;
}
