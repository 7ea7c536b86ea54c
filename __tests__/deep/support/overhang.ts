import type { Page } from "@playwright/test";

/** Parts of the page that overflow sideways, each with the first words of its text. */
export const overhang = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 1.5;
    const width = document.documentElement.clientWidth;
    const faults = new Set<string>();
    const style = (node: Element) => getComputedStyle(node);
    const words = (node: Element) => `${node.tagName} “${(node.textContent ?? "").slice(0, 50)}”`;

    // Exceptions: parts that move sideways by design, scroll on purpose, or are for screen readers
    // only.
    const isApart = (node: Element) =>
      node.closest("pre, table, [data-state='running'], [data-state='paused']") !== null ||
      [...ancestors(node)].some((box) => style(box).clipPath !== "none");
    // The hero's picture is behind its words and extends past the section, which clips it.
    const isGround = (node: Element) =>
      node.matches("img") &&
      [...ancestors(node)].some(
        (box) => box.matches("section") && style(box).overflowX === "hidden",
      );
    function* ancestors(node: Element) {
      for (let box: Element | null = node; box; box = box.parentElement) yield box;
    }
    /** The slide that contains a node, or the screen. */
    const frameOf = (node: Element) => {
      const slide = node.closest("[role='group'][aria-roledescription]");
      const box = slide?.getBoundingClientRect();
      return box && box.width > 0 ? box : { left: 0, right: width };
    };
    const isOut = (inner: DOMRect, outer: { left: number; right: number }) =>
      inner.width > 0 &&
      (inner.left < outer.left - tolerance || inner.right > outer.right + tolerance);

    if (document.documentElement.scrollWidth > width)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const node of document.body.querySelectorAll("*")) {
      if (node instanceof SVGElement || node.getClientRects().length === 0) continue;
      if (isApart(node) || isGround(node)) continue;
      // The row of all slides is wider than its viewport; each slide is measured separately.
      if (node.matches(".slick-track, :has(> [role='group'][aria-roledescription])")) continue;
      if (isOut(node.getBoundingClientRect(), frameOf(node))) faults.add(`box: ${words(node)}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || isApart(parent) || !texts.currentNode.textContent?.trim()) continue;
      const block = [...ancestors(parent)].find((box) => style(box).display !== "inline") ?? parent;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const outer = block.getBoundingClientRect();
      const isCut = [...range.getClientRects()].some(
        (rect) => isOut(rect, outer) || isOut(rect, frameOf(parent)),
      );
      if (isCut) faults.add(`text: ${words(parent)}`);
    }
    return [...faults];
  });
