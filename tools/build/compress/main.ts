/** Puts a brotli and a gzip copy beside each text file of public/, for servers to send as they are. */
import { compressFolder } from "./compressFolder";

compressFolder(process.argv[2] ?? "public").then(
  ({ files, before, after }) =>
    console.log(`${files} files: ${kilobytes(before)} are ${kilobytes(after)} in brotli`),
  (error: Error) => {
    console.error(`Cannot compress: ${error.message}`);
    process.exitCode = 1;
  },
);

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
