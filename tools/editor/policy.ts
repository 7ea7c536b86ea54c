/**
 * The headers of the browser editor, wherever it is served. It may talk to itself and to GitHub; the
 * other hosts that its program would ask (fonts, stock photos, its maker's status) are refused.
 */
export const editorHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com https://github.com",
    "worker-src 'self' blob:",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; "),
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-cache",
};
