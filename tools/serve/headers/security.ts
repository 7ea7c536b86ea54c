/** Names and values of headers, in the order in which they are sent. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What the site never needs. Left out are features that a frame of another site could use only if
 * it were given them, as the map is not, and those that Chromium does not know: it would say so in
 * the console.
 */
const refusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** On every answer. */
export const everywhere: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Only over TLS (RFC 6797, section 7.2): two years, as the preload list asks for. */
export const overTls: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
};

/** On pictures that other sites show when somebody shares a page. */
export const onSharePictures: Headers = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Where those pictures are. */
export const sharePictures = "/share/";

/** On documents, beside what is everywhere. */
export function onDocuments(policy: string | undefined): Headers {
  return {
    ...(policy && { "Content-Security-Policy": policy }),
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": refusedFeatures.map((name) => `${name}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}
