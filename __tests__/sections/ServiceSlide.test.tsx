import { ServiceSlide } from "../../src/sections/offer/ServiceSlide";
import { home, landingData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const services = landingData().allService.nodes;
const contact = { label: home().offer.contact, to: "/contact" };

const show = (service: (typeof services)[number]) =>
  renderWithProviders(<ServiceSlide service={service} contact={contact} />).container;

it("shows the icon beside the title, as in the list", () => {
  for (const service of services) expect(show(service).querySelector("h3 svg")).toBeInTheDocument();
});

it("shows a service's note above the button, if there is one", () => {
  const told = services.map(({ note }) => note ?? null);
  expect(new Set(told.map(Boolean)).size).toBe(2);
  const shown = services.map((service) => {
    const before = show(service).querySelector('a[href="/contact"]')?.previousElementSibling;
    return before?.tagName === "P" ? before.textContent : null;
  });
  expect(shown).toEqual(told);
});
