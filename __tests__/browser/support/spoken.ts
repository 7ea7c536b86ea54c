import type { Page } from "@playwright/test";

/** A part of the page as the browser exposes it to screen readers. */
export interface Spoken {
  role: string;
  name: string;
}

/** Chromium's own accessibility tree, without hidden and unreachable nodes. */
export async function spokenTree(page: Page): Promise<readonly Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? "") }));
}

/** How often each name occurs with that role. */
export const timesSpoken = (tree: readonly Spoken[], role: string, names: readonly string[]) =>
  names.map((name) => tree.filter((node) => node.role === role && node.name === name).length);

/** Records the announcements of live regions from now on. */
export const listen = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest("[aria-live], [role=status], [role=alert]");
          return region && region.getAttribute("aria-live") !== "off" ? [region] : [];
        }),
      );
      for (const region of regions) announced.push(region.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/** The announcements of live regions so far. */
export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced);
