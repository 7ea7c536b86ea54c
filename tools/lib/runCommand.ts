/**
 * Runs a command of the terminal; its exit code is the number that `main` resolves with.
 * @param failure the words before the message of an error
 */
export function runCommand(failure: string, main: () => Promise<number | undefined>): void {
  main().then(
    (code) => (process.exitCode = code),
    (error: Error) => {
      console.error(`${failure}: ${error.message}`);
      process.exitCode = 1;
    },
  );
}
