import { existsSync, writeFileSync } from "node:fs";
import { overTls } from "../../tools/serve/headers/security";

/** Where the site would stand; the Observatory asks nobody. */
const host = "testgas.example";

/** Sites that browsers have on their HSTS preload list; the package would download it when installed. */
const preloaded = "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json";

/**
 * The points that the MDN HTTP Observatory's own code gives a page, and its verdicts.
 * @param address where the page is served; what only TLS brings is added as nginx would
 */
export async function observatoryScore(address: string) {
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
  const { Requests } = await import("@mdn/mdn-http-observatory/src/types.js");
  const { ALL_TESTS } = await import("@mdn/mdn-http-observatory/src/constants.js");
  const { getScoreModifier } = await import("@mdn/mdn-http-observatory/src/grader/grader.js");
  const { parseHttpEquivHeaders } =
    await import("@mdn/mdn-http-observatory/src/retriever/utils.js");

  const answer = await fetch(address);
  const html = await answer.text();
  const { pathname } = new URL(address);
  const url = new URL(`https://${host}${pathname}`);
  const response = {
    status: answer.status,
    headers: { ...Object.fromEntries(answer.headers), ...lowerCased(overTls) },
    verified: true,
    httpEquiv: parseHttpEquivHeaders(html, url.href),
    config: { url: url.href },
    request: { res: { responseUrl: url.href } },
  };
  const redirects = [
    { url: new URL(`http://${host}${pathname}`), status: 301 },
    { url, status: 200 },
  ];
  const requests = new Requests(host);
  requests.resources.path = html;
  Object.assign(requests.responses, {
    auto: response,
    http: response,
    https: response,
    cors: { ...response, headers: {} },
    httpRedirects: redirects,
    httpsRedirects: redirects.slice(1),
  });
  requests.session = { url, response, redirectHistory: redirects };

  const verdicts = ALL_TESTS.map((examine) => examine(requests).result ?? "");
  const points = verdicts.map((verdict) => (verdict ? getScoreModifier(verdict) : 0));
  return { score: points.reduce((sum, more) => sum + more, 100), verdicts };
}

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
