/** Names and values of headers, in the order in which they are sent. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Browser features that the site does not use. The list omits features that frames get only on request, and
 * features that Chromium does not support, which it would report in the console.
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

/**
 * Headers of every response; most have an effect on documents only. A page's own policy is in the page; a `<meta>`
 * cannot name the sites that may frame it.
 */
export const everywhere: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": refusedFeatures.map((name) => `${name}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Headers of SVG files: opened by themselves, they run no script. */
export const onDrawings: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'; sandbox",
};

/** Headers over TLS only (RFC 6797, section 7.2); the preload list requires two years. */
export const overTls: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
};

/** Headers of a site that was built with PREVIEW: search engines do not list it. */
export const onPreviews: Headers = { "X-Robots-Tag": "noindex" };

/** Headers of pictures that other sites show for a shared page. */
export const onSharePictures: Headers = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Where those pictures are. */
export const sharePictures = "/share/";
