/** @jest-environment node */
import type { PageProps } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { AppProvider } from "../../src/context/AppContext";
import { NavigationProvider } from "../../src/context/NavigationContext";
import LandingPage from "../../src/pages/index";
import { home, landingData } from "../support/content";

/** The words of the HTML, without styles and markup. */
const words = (html: string) =>
  html.replaceAll(/<style[^>]*>.*?<\/style>/gs, "").replaceAll(/<[^>]+>/g, " ");

it("is complete in the HTML, for crawlers and without scripts", () => {
  const data = landingData();
  const html = renderToStaticMarkup(
    <AppProvider>
      <NavigationProvider>
        <LandingPage {...({ data } as PageProps<Queries.LandingPageQuery>)} />
      </NavigationProvider>
    </AppProvider>,
  );
  const text = words(html);
  for (const { title, description, slideDescription } of data.allService.nodes) {
    expect(text).toContain(title);
    expect(text).toContain(description);
    expect(text).toContain(words(slideDescription).trim());
  }
  for (const { name } of data.allProduct.nodes) expect(text).toContain(name);
  expect(text.match(/₦/g)).toHaveLength(data.allProduct.nodes.length);
  for (const { value, suffix } of home().about.counters)
    expect(text).toContain(`${value.toLocaleString("en")}${suffix ?? ""}`);
  for (const { url } of data.allPartner.nodes) expect(html).toContain(url.publicURL);
  expect(html).not.toContain("inert");
});
