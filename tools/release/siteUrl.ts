import { Refusal } from "./refusal";

/** The address that pages name as their own when nobody says which; gatsby-config.ts has the same. */
const placeholder = "https://ileru.example";

/**
 * The address that the pages of a release name as their own, from what SITE_URL holds.
 * Without it the placeholder, which is right for trying out and wrong for visitors.
 */
export function siteUrlOf(given: string | undefined): string {
  if (!given) return placeholder;
  const address = URL.canParse(given) ? new URL(given) : undefined;
  const isOrigin = address?.protocol === "https:" && address.href === `${address.origin}/`;
  if (isOrigin) return address.origin;
  throw new Refusal(
    `SITE_URL is "${given}"; it has to be the address of the site, which is part of every page: ` +
      "https:// and a name, with nothing behind it.",
  );
}

/** What the operator has to know of a release that was made without an address. */
export const placeholderNotice =
  `SITE_URL is not set, so the pages give ${placeholder} as their address. Before visitors come, ` +
  "run SITE_URL=https://your-site npm run release -- <folder>; the commit is then built anew.";
