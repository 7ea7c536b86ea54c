/** The initially active section (specification, section 9). */
export const INITIAL_SECTION = "home";

/** On unknown URLs, no section is active. */
export const NO_SECTION = "";

/** The section that a link leads to: `partners` for `/#partners`, `contact` for `/contact`. */
export function sectionOfLink(to: string): string {
  const [path = "", hash] = to.split("#");
  return hash || path.replaceAll("/", "") || INITIAL_SECTION;
}
