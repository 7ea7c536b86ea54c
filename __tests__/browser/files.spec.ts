import { readHead } from "./support/head";
import { routes } from "./support/routes";
import { expect, test } from "./support/test";

test.describe("the files beside the pages", { tag: "@desk" }, () => {
  for (const path of routes) {
    test(`${path} is answered with 200 under its own address`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
    });
  }

  test("an address with a trailing slash leads to the one without", async ({ request }) => {
    const response = await request.get("/contact/");
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toBe("/contact");
  });

  test("the sitemap lists every page and nothing else", async ({ request }) => {
    const index = await (await request.get("/sitemap-index.xml")).text();
    const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url));
    const pages = await Promise.all(
      parts.map(async ({ pathname }) => (await request.get(pathname)).text()),
    );
    const listed = [...pages.join("").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
    expect(listed.sort()).toEqual([...routes].sort());
  });

  test("robots.txt lets everyone in and names the sitemap", async ({ request }) => {
    const response = await request.get("/robots.txt");
    expect(response.status()).toBe(200);
    const text = await response.text();
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).not.toMatch(/^Disallow: \/\S*$/m);
    expect(text).toMatch(/^Sitemap: https:\/\/\S+\/sitemap-index\.xml$/m);
  });

  test("the manifest names the site, and its icons answer", async ({ request }) => {
    const { html } = await readHead(request, "/");
    const address = /<link[^>]*rel="manifest"[^>]*href="([^"]*)"/.exec(html)?.[1];
    const response = await request.get(address ?? "");
    expect(response.status()).toBe(200);
    const manifest = (await response.json()) as { name: string; icons: { src: string }[] };
    expect(manifest.name).toBe("Ileru Gas");
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src } of manifest.icons) {
      const icon = await request.get(new URL(src, "http://site.example/").pathname);
      expect(icon.status()).toBe(200);
      expect(icon.headers()["content-type"]).toMatch(/^image\//);
    }
  });

  test("every icon and font that a page names answers", async ({ request }) => {
    const { html } = await readHead(request, "/");
    const links = [...html.matchAll(/<link[^>]*rel="([^"]*icon|preload)"[^>]*>/g)].map(
      ([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? "",
    );
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) expect((await request.get(link)).status()).toBe(200);
  });
});
