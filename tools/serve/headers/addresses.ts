/** Gatsby also writes the 404 page as /404/; under none of its names may it say 200. */
export const notFoundRoutes: ReadonlySet<string> = new Set(["/404", "/404/", "/404.html"]);

/**
 * What visitors cannot ask for: names that begin with a dot (save /.well-known/), compressed copies,
 * which are sent in the place of their originals, and what Cloudflare Pages reads.
 */
export const privateFiles: readonly RegExp[] = [
  /\/\.(?!well-known\/)/,
  /\.(br|gz)$/,
  /^\/_(headers|redirects)$/,
];

/** Whether visitors cannot ask for this file of a built folder, such as "/index.html.br". */
export function isPrivate(file: string): boolean {
  return privateFiles.some((pattern) => pattern.test(file));
}

/** The address of a file: "/contact/index.html" is /contact, "/index.html" is /, others are as they are. */
export function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, "") || "/";
}
