/** The paths of the 404 page; Gatsby also writes it to /404/. All must return status 404. */
export const notFoundRoutes: ReadonlySet<string> = new Set(["/404", "/404/", "/404.html"]);

/** Returns the address of a file: /contact for "/contact/index.html", / for "/index.html", else the file. */
export function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, "") || "/";
}
