import { Refusal } from "./refusal";

/**
 * The address that the pages of a release name as their own.
 *
 * A build without it takes the placeholder, which is right for trying out and wrong for visitors:
 * search engines would be sent to an address that is not the site's.
 */
export function requiredSiteUrl(given: string | undefined): string {
  if (!given) throw refusal("SITE_URL is not set");
  const address = URL.canParse(given) ? new URL(given) : undefined;
  const isOrigin = address?.protocol === "https:" && address.href === `${address.origin}/`;
  if (!isOrigin) throw refusal(`SITE_URL is "${given}"`);
  return address.origin;
}

function refusal(what: string): Refusal {
  return new Refusal(
    `${what}; it has to be the address of the site, which is part of every page: https:// and a ` +
      "name, with nothing behind it. Run SITE_URL=https://your-site npm run release -- <folder>.",
  );
}
