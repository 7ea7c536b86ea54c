/** An element by its selector and, if several match, by its name. */
export interface Target {
  css: string;
  /** A part of its aria-label, or otherwise of its text and the names of elements in it. */
  name?: string;
}

export interface Seen {
  /** The middle of the element in CSS px from the screen's corner. */
  x: number;
  y: number;
  text: string;
  isFocused: boolean;
  /** Whether its middle is off the screen or covered. */
  isCovered: boolean;
  attributes: Record<string, string>;
}

/**
 * Runs in the page: the visible state of the first matching element that is shown; null if there is
 * none.
 * @param isSought whether to scroll the page to an element that cannot be clicked where it is
 */
export function look({
  target: { css, name },
  isSought,
}: {
  target: Target;
  isSought: boolean;
}): Seen | null {
  const textOf = (node: Element) => (node.textContent ?? "").replace(/\s+/g, " ").trim();
  const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true });
  const labelOf = (node: Element) => node.getAttribute("aria-label");
  const nameOf = (node: Element) =>
    labelOf(node) ??
    [textOf(node), ...[...node.querySelectorAll("[aria-label]")].filter(isShown).map(labelOf)].join(
      " ",
    );
  const node = [...document.querySelectorAll(css)].find(
    (match) =>
      isShown(match) &&
      match.closest("[inert]") === null &&
      (name === undefined || nameOf(match).includes(name)),
  );
  if (!node) return null;
  const middle = () => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isCovered = () => {
    const { x, y } = middle();
    const found = document.elementFromPoint(x, y);
    return !found || !(node.contains(found) || found.contains(node));
  };
  if (isSought && isCovered()) node.scrollIntoView({ block: "center", behavior: "instant" });
  return {
    ...middle(),
    text: textOf(node),
    isCovered: isCovered(),
    isFocused: node === document.activeElement,
    attributes: Object.fromEntries([...node.attributes].map((one) => [one.name, one.value])),
  };
}
