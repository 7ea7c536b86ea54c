/** The paths of the 404 page; Gatsby also writes it to /404/. All must return status 404. */
export const notFoundRoutes: ReadonlySet<string> = new Set(["/404", "/404/", "/404.html"]);

/**
 * Files that visitors cannot request: names that begin with a dot (except /.well-known/), compressed
 * copies, which are sent instead of their originals, and the settings of the hosts.
 */
const privateFiles: readonly RegExp[] = [
  /\/\.(?!well-known\/)/,
  /\.(br|gz)$/,
  /^\/_(headers|redirects|preview)$/,
];

/** Whether visitors cannot request this file of a built folder, such as "/index.html.br". */
export function isPrivate(file: string): boolean {
  return privateFiles.some((pattern) => pattern.test(file));
}

/** Returns the address of a file: /contact for "/contact/index.html", / for "/index.html", else the file. */
export function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, "") || "/";
}
