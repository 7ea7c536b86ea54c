import { Helmet } from "react-helmet";
import { Seo } from "../../src/components/Seo";
import { company, SITE_URL } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const page = { title: "A page", description: "What stands here." };

/** The metas of the head by name or property, and the canonical address. */
function headOf(ui: React.ReactElement) {
  renderWithProviders(ui);
  const { title, metaTags, linkTags, scriptTags } = Helmet.peek() as unknown as {
    title: string;
    metaTags: { name?: string; property?: string; content: string }[];
    linkTags: { rel: string; href: string }[];
    scriptTags: { type: string; innerHTML: string }[];
  };
  const metas = Object.fromEntries(
    metaTags.map(({ name, property, content }) => [name ?? property, content]),
  );
  return { title, metas, linkTags, scriptTags };
}

it("has the page's title with the company's name, and its description", () => {
  const { title, metas } = headOf(<Seo {...page} path="/contact" />);
  expect(title).toBe(`${page.title} | ${company().name}`);
  expect(metas.description).toBe("What stands here.");
});

it.each([
  ["/contact", `${SITE_URL}/contact`],
  ["/", `${SITE_URL}/`],
])("gives %s the address %s, without a trailing slash on pages", (path, address) => {
  const { metas, linkTags } = headOf(<Seo {...page} path={path} />);
  expect(linkTags).toEqual([{ rel: "canonical", href: address }]);
  expect(metas["og:url"]).toBe(address);
  expect(metas.robots).toBeUndefined();
});

it("sets title, description and the page's own picture for sharing", () => {
  const { metas } = headOf(<Seo {...page} path="/contact" picture="/share/contact.jpg" />);
  expect(metas).toMatchObject({
    "og:type": "website",
    "og:site_name": company().name,
    "og:locale": "en_NG",
    "og:title": page.title,
    "og:description": "What stands here.",
    "og:image": `${SITE_URL}/share/contact.jpg`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": `${page.title} | ${company().name}`,
    "twitter:card": "summary_large_image",
  });
});

it("names no picture if there is none", () => {
  const { metas } = headOf(<Seo {...page} />);
  expect(Object.keys(metas).filter((name) => name.includes("image"))).toEqual([]);
});

it("sets noindex on a page without an address", () => {
  const { metas, linkTags } = headOf(<Seo {...page} />);
  expect(metas.robots).toBe("noindex");
  expect(linkTags).toEqual([]);
  expect(metas["og:url"]).toBeUndefined();
});

it("writes structured data that cannot end its script element", () => {
  const { scriptTags } = headOf(<Seo {...page} path="/" data={{ name: "</script>" }} />);
  expect(scriptTags).toEqual([
    { type: "application/ld+json", innerHTML: '{"name":"\\u003c/script>"}' },
  ]);
});

it("writes no structured data if there is none", () => {
  expect(headOf(<Seo {...page} path="/" />).scriptTags).toEqual([]);
});
