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

/** What to write for a WhatsApp number that reaches nobody. */
function chatFault(chat: string): string {
  const number = dialled(chat);
  return number
    ? `a WhatsApp number starts with the country code; write https://wa.me/${number.slice(1)}`
    : `nobody has the WhatsApp number ${chat}; write 234 and ten digits`;
}

function httpsFault(url: string): string | undefined {
  if (/[\s\\]/.test(url)) return "the address has a space or a backslash in it; delete it";
  if (!URL.canParse(url))
    return `"${url.slice(0, 60)}" is not a complete address; write all of it, such as https://example.com`;
  if (!url.startsWith("https://")) return "the address must start with https://";
  const { hostname, pathname } = new URL(url);
  const [, chat] = hostname === "wa.me" ? (/^\/(\+?[\d-]+)$/.exec(pathname) ?? []) : [];
  if (chat && dialled(`+${chat}`) !== `+${chat}`) return chatFault(chat);
  if (redirect.test(`${hostname}${pathname}`))
    return "the address leads to another one by way of a program that watches; open it, and write the address where it ends";
  const [, tracker] = trackers.exec(url) ?? [];
  if (tracker) return `"${tracker}" tells where the address was copied; delete it`;
  return /\.[a-z][a-z\d-]+$/i.test(hostname)
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
