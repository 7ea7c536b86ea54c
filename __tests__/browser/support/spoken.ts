import type { Page } from "@playwright/test";

/** A part of the page as screen readers get it from the browser. */
export interface Spoken {
  role: string;
  name: string;
}

/** Everything in Chromium's own accessibility tree, without what is hidden or cannot be reached. */
export async function spokenTree(page: Page): Promise<readonly Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? "") }));
}

/** How often each name is there with that role. */
export const timesSpoken = (tree: readonly Spoken[], role: string, names: readonly string[]) =>
  names.map((name) => tree.filter((node) => node.role === role && node.name === name).length);

/** Writes down from now on what live regions say by themselves. */
export const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest("[aria-live], [role=status], [role=alert]");
          return region && region.getAttribute("aria-live") !== "off" ? [region] : [];
        }),
      );
      for (const region of regions) said.push(region.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/** What live regions have said since. */
export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
