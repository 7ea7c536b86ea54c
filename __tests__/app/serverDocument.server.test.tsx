/** @jest-environment node */
import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { useStaticQuery } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML, onRenderBody, replaceRenderer } from "../../src/app/serverDocument";
import { Shell } from "../../src/app/Shell";
import { Seo } from "../../src/components/Seo";
import { company, SITE_URL, siteData } from "../support/content";

/** Renders a page as Gatsby does and returns the parts of the document. */
async function renderDocument(title = "One page") {
  jest.mocked(useStaticQuery).mockReturnValue(siteData());
  let body = "";
  let head: ReactNode;
  let attributes: object = {};
  await replaceRenderer?.(
    {
      bodyComponent: (
        <Shell page={{ section: "contact" }}>
          <Seo title={title} description="What stands here." path="/contact" data={{ a: "<" }} />
        </Shell>
      ),
      replaceBodyHTMLString: (html: string) => (body = html),
      setHeadComponents: (parts: ReactNode[]) => (head = parts),
      setHtmlAttributes: (given: object) => (attributes = given),
    } as unknown as ReplaceRendererArgs,
    { plugins: [] },
  );
  return { body, head: renderToStaticMarkup(head as ReactElement), attributes };
}

it("puts the page's own title, description, address and data in the head", async () => {
  const { head, attributes } = await renderDocument();
  expect(head).toContain(`>One page | ${company().name}</title>`);
  expect(head).toContain('content="What stands here."');
  const [canonical] = /<link[^>]+rel="canonical"[^>]*>/.exec(head) ?? [];
  expect(canonical).toContain(`href="${SITE_URL}/contact"`);
  expect(head).toContain('{"a":"\\u003c"}');
  expect(attributes).toMatchObject({ lang: "en" });
});

it("marks the item of the page's own path as current in the HTML", async () => {
  const { body } = await renderDocument();
  const [current, ...others] = body.match(/<a[^>]*aria-current[^>]*>[^<]*/g) ?? [];
  expect(current).toContain('href="/contact"');
  expect(others).toEqual([]);
});

it("does not carry one page's head over to the next", async () => {
  await renderDocument("One page");
  const { head } = await renderDocument("Another page");
  expect(head.match(/<title[^>]*>[^<]*/g)).toHaveLength(1);
  expect(head).toContain(`>Another page | ${company().name}<`);
});

it("writes all styles into one element of the head, and none into the body", async () => {
  const { body, head } = await renderDocument();
  expect(body).not.toContain("<style");
  expect(head.match(/<style/g)).toHaveLength(1);
  const [, name] = /class="(c-[\w-]+)/.exec(body) ?? [];
  expect(head).toContain(`.${name}{`);
  expect(head).toContain("@font-face");
});

it("omits styles of components that the page does not have", async () => {
  const { head } = await renderDocument();
  expect(head).not.toContain("slick");
});

it("runs the inline script and preloads the fonts before anything else", () => {
  let head: ReactNode;
  onRenderBody?.(
    { setHeadComponents: (parts: ReactNode[]) => (head = parts) } as unknown as RenderBodyArgs,
    { plugins: [] },
  );
  const html = renderToStaticMarkup(head as ReactElement);
  expect(html.startsWith('<script data-inline="page"></script>')).toBe(true);
  const fonts = html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
  expect(fonts).toHaveLength(2);
  // Browsers fetch fonts without credentials; without this attribute they would not use the
  // preload.
  expect(fonts.filter((font) => font.includes('crossorigin="anonymous"'))).toEqual(fonts);
  expect(html).toContain('rel="apple-touch-icon"');
});

it("omits what the image plugin adds for components that the site does not use", () => {
  const parts = [
    <style key="gatsby-image-style" />,
    <noscript key="gatsby-image-style-noscript" />,
    <script key="gatsby-image-style-script" />,
    <title key="title">Kept</title>,
    "text",
  ];
  let left: ReactNode[] = [];
  onPreRenderHTML?.(
    {
      getHeadComponents: () => parts,
      replaceHeadComponents: (next: ReactNode[]) => (left = next),
    } as unknown as PreRenderHTMLArgs,
    { plugins: [] },
  );
  expect(left.map((part) => (isValidElement(part) ? part.key : part))).toEqual(["title", "text"]);
});
