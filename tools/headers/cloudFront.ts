import type { Headers } from "./security";

/**
 * The function of CloudFront that turns a visitor's address into the name of an object, or sends
 * the visitor from /contact/ to /contact. It runs in CloudFront's own JavaScript, at each request.
 */
export function addressFunction(): string {
  return `// Made by \`npm run hosting\` from tools/headers; change it there. Event: viewer request, runtime 2.0.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  // None of these has an address of its own: no object has this name, so the 404 page is sent.
  if (/^\\/404(\\/|\\.html)?$|\\/\\/|\\/\\.(?!well-known\\/)/.test(uri)) {
    request.uri = "/not-found";
    return request;
  }
  const page = /^(.*)\\/(index\\.html)?$/.exec(uri);
  if (page && uri !== "/") {
    const location = { value: (page[1] || "/") + asked(request.querystring) };
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location } };
  }
  if (!/\\.[^/]+$/.test(uri)) request.uri = uri === "/" ? "/index.html" : uri + "/index.html";
  return request;
}

function asked(query) {
  const pairs = [];
  for (const name in query) {
    const values = query[name].multiValue || [query[name]];
    for (const item of values) pairs.push(item.value ? name + "=" + item.value : name);
  }
  return pairs.length > 0 ? "?" + pairs.join("&") : "";
}
`;
}

/**
 * A response headers policy, as `aws cloudfront create-response-headers-policy` takes it. How long
 * files are kept is no part of it: that stands with each object.
 */
export function responseHeadersPolicy(name: string, headers: Headers): string {
  const Override = true;
  const {
    "Content-Security-Policy": ContentSecurityPolicy,
    "X-Frame-Options": FrameOption,
    "Referrer-Policy": ReferrerPolicy,
    "Strict-Transport-Security": transport = "",
    "X-Content-Type-Options": sniffing,
    ...others
  } = headers;
  const [, seconds] = /max-age=(\d+)/.exec(transport) ?? [];
  const SecurityHeadersConfig = {
    ContentSecurityPolicy: { Override, ContentSecurityPolicy },
    // CloudFront knows one value of it.
    ContentTypeOptions: { Override: sniffing === "nosniff" },
    FrameOptions: { Override, FrameOption },
    ReferrerPolicy: { Override, ReferrerPolicy },
    StrictTransportSecurity: {
      Override,
      AccessControlMaxAgeSec: Number(seconds),
      IncludeSubdomains: transport.includes("includeSubDomains"),
      Preload: transport.includes("preload"),
    },
  };
  const Items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override }));
  const CustomHeadersConfig = { Quantity: Items.length, Items };
  const config = { Name: name, SecurityHeadersConfig, CustomHeadersConfig };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
