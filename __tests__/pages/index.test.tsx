import type { PageProps } from "gatsby";
import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { Shell } from "../../src/app/Shell";
import LandingPage from "../../src/pages/index";
import { siteHome } from "../../src/model/types/siteHome";
import { company, home, landingData, SITE_URL } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const props = (data = landingData()) => ({ data }) as PageProps<Queries.LandingPageQuery>;

const renderLanding = () =>
  renderWithProviders(
    <Shell>
      <LandingPage {...props()} />
    </Shell>,
  );

it("has the sections of the page table in order, and its other anchors", () => {
  const { container } = renderLanding();
  const { sections = [], anchors = [] } = siteHome.page ?? {};
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(sections).toHaveLength(5);
  expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
  expect(ids).toEqual(expect.arrayContaining([...anchors]));
  expect(new Set(ids).size).toBe(ids.length);
});

it("holds About Us, What We Offer and Featured Products inside the anchor offer", () => {
  const { container } = renderLanding();
  const offer = container.querySelector("#offer");
  for (const id of ["about", "what-we-offer", "services"]) {
    expect(offer?.querySelector(`#${id}`)).toBeInTheDocument();
  }
});

it("has one h1, and a heading for each part below it", () => {
  renderLanding();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  const parts = screen
    .getAllByRole("region")
    .filter((region) => region.getAttribute("aria-labelledby")?.endsWith("-title"));
  expect(parts.length).toBeGreaterThanOrEqual(5);
  for (const part of parts) {
    const [heading] = within(part).getAllByRole("heading");
    expect(part).toHaveAttribute("aria-labelledby", heading?.id);
  }
});

it("describes the company to search engines, with the page's own picture", () => {
  renderWithProviders(<LandingPage {...props()} />);
  const { title, scriptTags } = Helmet.peek() as unknown as {
    title: string;
    scriptTags: { innerHTML: string }[];
  };
  expect(title).toBe(`${home().meta.title} | ${company().name}`);
  expect(JSON.parse(scriptTags[0]?.innerHTML ?? "")).toMatchObject({
    "@type": "LocalBusiness",
    name: company().name,
    image: `${SITE_URL}/share/index.jpg`,
  });
});

it("fails the build if its words are missing", () => {
  jest.spyOn(console, "error").mockReturnValue();
  const data = { ...landingData(), siteHome: null };
  expect(() => renderWithProviders(<LandingPage {...props(data)} />)).toThrow(
    "content/site/home.yml is missing",
  );
});
