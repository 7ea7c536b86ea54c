/** The sections of the landing page that can be active, in document order (decisions, “Anchors”). */
export const landingSections = ["home", "offer", "services", "partners", "footer"] as const;

/** The section that is active before anything else is known (specification, section 9). */
export const INITIAL_SECTION = "home";

/** `/contact` and `/contact/` are the same page; the landing page is `/`. */
export const trimPath = (path: string) => path.replace(/\/+$/, "") || "/";

/**
 * The section that a path makes active: `contact` for `/contact`; `home` for `/` and unknown paths.
 * @param known the paths of the site's pages, without trailing slash
 */
export function sectionOfPath(path: string, known: readonly string[]): string {
  const trimmed = trimPath(path);
  return trimmed !== "/" && known.includes(trimmed) ? trimmed.slice(1) : INITIAL_SECTION;
}

/** The section that a link leads to: `partners` for `/#partners`, `contact` for `/contact`. */
export function sectionOfLink(to: string): string {
  const [path = "", hash] = to.split("#");
  return hash || trimPath(path).slice(1) || INITIAL_SECTION;
}
