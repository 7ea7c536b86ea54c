import { linkTypeFault } from "./linkType";

interface Fault {
  rule: string;
  message: string;
}

const broken = (message: string): Fault => ({ rule: "link-broken", message });

function httpsFault(url: string): string | undefined {
  if (/[\s\\]/.test(url)) return "the address has a space or a backslash in it";
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return `"${url.slice(0, 60)}" is not a complete address`;
  }
  if (!url.startsWith("https://")) return "the address must start with https://";
  if (parsed.hostname === "wa.me" && parsed.pathname.startsWith("/0"))
    return "a number for WhatsApp starts with the country code; write 234 instead of the first 0";
  if (parsed.username || parsed.password) return "an address must not hold a name or password";
  return /\.[a-z][a-z\d-]+$/i.test(parsed.hostname)
    ? undefined
    : `"${parsed.hostname}" is not the name of a site`;
}

function mailFault(url: string): string | undefined {
  return /^mailto:[\w.+'-]+@[\w-]+(?:\.[\w-]+)+(?:,[\w.+'-]+@[\w-]+(?:\.[\w-]+)+)*(?:\?[^\s]*)?$/.test(
    url,
  )
    ? undefined
    : `"${url.slice(0, 60)}" is not an e-mail address; write mailto:name@site`;
}

function phoneFault(url: string): string | undefined {
  return /^tel:(?:\+?\d[\d-]{1,18}|\*\d[\d*]{1,18}%23)$/.test(url)
    ? undefined
    : `"${url.slice(0, 60)}" is not a telephone number; write tel: and digits without spaces, %23 for #`;
}

/** Why a link out of the site (https:, mailto:, tel:) does not work; undefined when it may. */
export function externalLinkFault(url: string): Fault | undefined {
  const unsafe = linkTypeFault(url);
  if (unsafe) return unsafe;
  const check = { https: httpsFault, mailto: mailFault, tel: phoneFault }[url.split(":")[0] ?? ""];
  const message = check?.(url);
  return message ? broken(message) : undefined;
}
