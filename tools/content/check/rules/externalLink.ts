import { distance } from "fastest-levenshtein";
import { dialled } from "../../../../src/lib/phoneNumber";
import type { Fault } from "../read/reading";

/** Returns the part before the colon, in lower case; browsers ignore spaces and control characters in it. */
export function schemeOf(url: string): string | undefined {
  const bare = url.replace(/[\s\0-\x20\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]+/g, "");
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}

export const insecure: Fault = ["link-insecure", "the link is not secure; start it with https://"];

/** What Share and messages add to an address. `si` has another meaning on other sites. */
const trackers =
  /[?&]((?:utm_\w+|fbclid|gclid|msclkid|igshid|igsh|mibextid|(?<=\b(?:youtube\.com|youtu\.be|spotify\.com)\/.*)si)=[^&#]*)/;

/** Addresses of Google, Outlook and Facebook that lead to another one. */
const redirect =
  /^(?:www\.google\.[a-z.]+\/url|.*\.safelinks\.protection\.outlook\.com\/|l[ms]?\.(?:facebook|instagram)\.com\/)/;

/** Every address that opens a chat in WhatsApp; the group is its number, in the path or in the query. */
const chat =
  /^(?:https?:)?\/*(?:(?:(?:www|api|web)\.)?(?:wa\.me|whatsapp\.com)\/|whatsapp:\/*)(?:c\/|send\/?)?(?:\?(?:.*?&)?phone=)?([+\d\s().-]+)(?![^/?#&])/i;

/** Returns the number of an address that opens a chat, as it was typed; undefined for another address. */
const chatNumber = (url: string) =>
  chat.exec(url.replaceAll(/%2[089BD]/gi, decodeURIComponent))?.[1]?.trim();

/** Returns the number that an address calls, or writes to in WhatsApp; undefined for other addresses. */
export function numberOf(url: string): string | undefined {
  const written = chatNumber(url);
  if (written === undefined) return dialled(url.replace(/^tel:/, ""));
  const digits = written.replaceAll(/\D/g, "");
  return [`+${digits}`, digits].map(dialled).find((number) => number?.startsWith("+"));
}

/** Returns why an address opens no chat with the number in it, or not on every phone. */
function chatFault(url: string): string | undefined {
  const written = chatNumber(url);
  if (written === undefined) return undefined;
  const number = numberOf(url);
  if (!number) return `nobody has the WhatsApp number ${written}; write 234 and ten digits`;
  const cure = `write https://wa.me/${number.slice(1)}`;
  if (number.slice(1) !== written.replace(/^\+/, ""))
    return `a WhatsApp number starts with the country code; ${cure}`;
  return /^whatsapp:|\/web\./i.test(url) ? `this opens on some devices only; ${cure}` : undefined;
}

/** What opens for its author only, or to be edited. */
const authors =
  /^(?:mail\.google\.com|outlook\.(?:live|office)\.com|web\.whatsapp\.com|business\.facebook\.com|studio\.youtube\.com|chatgpt\.com\/c|chat\.openai\.com\/c|claude\.ai\/chat|(?:docs|drive)\.google\.com\/.*\/edit|(?:www\.)?canva\.com\/design\/.*\/edit)(?:\/|$)/;

function httpsFault(url: string): string | undefined {
  if (/[\s\\]/.test(url)) return "the address has a space or a backslash in it; delete it";
  if (!URL.canParse(url))
    return `"${url.slice(0, 60)}" is not a complete address; write all of it, such as https://example.com`;
  if (!url.startsWith("https://")) return "the address must start with https://";
  const { hostname, pathname, username } = new URL(url);
  if (username)
    return `"${username}@" is no part of a site's address; delete it, or write mailto:${username}@${hostname}`;
  if (authors.test(`${hostname}${pathname}`))
    return "only its author can open this address, or it opens to be edited; write the one that all may read";
  if (redirect.test(`${hostname}${pathname}`))
    return "the address leads to another one by way of a program that watches; open it, and write the address where it ends";
  const [, tracker] = trackers.exec(url) ?? [];
  if (tracker) return `"${tracker}" tells where the address was copied; delete it`;
  // Ends such as .con, which no site has.
  return /^(?:[\w-]+\.)+(?!(?:con|cmo|ocm|comm|cpm|vom|xom|nte|ogr)$)[a-z][a-z\d-]+$/i.test(
    hostname,
  )
    ? undefined
    : `"${hostname}" is not the full name of a site; write it all, such as example.com`;
}

function mailFault(url: string): string | undefined {
  return /^mailto:[\w.+'-]+@[\w-]+(?:\.[\w-]+)+(?:,[\w.+'-]+@[\w-]+(?:\.[\w-]+)+)*(?:\?[^\s]*)?$/.test(
    url,
  )
    ? undefined
    : `"${url.slice(0, 60)}" is not an email address; write mailto:name@example.com`;
}

/** Returns why a phone cannot dial the number of a link; undefined if it can. */
function phoneFault(url: string): string | undefined {
  const written = url.slice("tel:".length).replaceAll("-", "");
  if (/^\*\d[\d*]{1,18}%23$/.test(written)) return undefined;
  const number = dialled(written);
  if (number === undefined)
    return `"${url.slice(0, 60)}" is not a phone number; write tel: and three digits, or ten after 0 or +234, and %23 for #`;
  return written === number || written === number.replace("+234", "0")
    ? undefined
    : `"${url.slice(0, 60)}" cannot be dialled; write tel:${number}`;
}

/** The link types that are allowed. */
const checks = new Map([
  ["https", httpsFault],
  ["mailto", mailFault],
  ["tel", phoneFault],
]);

/** Returns why an external link (https:, mailto:, tel:) cannot work; undefined if it can, or for another link. */
export function externalLinkFault(url: string): Fault | undefined {
  const noChat = chatFault(url);
  if (noChat) return ["link-broken", noChat];
  const scheme = schemeOf(url);
  if (scheme === undefined) return undefined;
  if (scheme === "http") return insecure;
  const check = checks.get(scheme);
  if (!check) {
    const message = `the link type "${scheme}:" is not allowed; write an address that starts with https://`;
    return ["link-unsafe", message];
  }
  if (!url.startsWith(`${scheme}:`))
    return ["link-unsafe", `write "${scheme}:" in lower-case letters, without spaces`];
  const message = check(url);
  return message ? ["link-broken", message] : undefined;
}

/** Sites that others resemble by a typing error, and those that are meant. */
const mailSites = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com"];
const otherMailSites = /^(?:[ey]?mail\.com|gmx\.com|(?:yahoo|hotmail|outlook)\.c[ah])$/;

/** Returns what may be wrong with an external link that can work. */
export function externalLinkDoubt(url: string): string | undefined {
  const [, site = ""] = /^mailto:[^@?]*@([^?,]+)/.exec(url.toLowerCase()) ?? [];
  const meant = mailSites.find((one) => distance(one, site) < 3);
  if (meant && meant !== site && !otherMailSites.test(site))
    return `"${site}": did you mean ${meant}?`;
  return /^https:\/\/(?:web\.archive\.org|[^/]*\.pages\.dev)\//.test(`${url}/`)
    ? "this is a copy or a preview of a site; is there an address of the site itself?"
    : undefined;
}
