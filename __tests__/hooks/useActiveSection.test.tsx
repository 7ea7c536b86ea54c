import { act, screen } from "@testing-library/react";
import { useNavigation } from "../../src/context/NavigationContext";
import { useActiveSection, type PageSections } from "../../src/hooks/useActiveSection";
import { NO_SECTION } from "../../src/lib/sections";
import { placeElement, scrollPage } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

const landing = { section: "home", sections: ["home", "partners"] };
const contact = { section: "contact" };

function Subject({ page }: { page: PageSections }) {
  useActiveSection(page);
  const { activeSection, scrollPosition } = useNavigation();
  return (
    <>
      <section id="home" aria-label="Home" />
      <section id="partners" aria-label="Partners" />
      <output>{`${activeSection} ${scrollPosition}`}</output>
    </>
  );
}

const nextFrame = () => act(() => jest.advanceTimersByTime(16));

/** The page, scrolled so that the partners are under the probe. */
function renderAtPartners(page: PageSections) {
  jest.useFakeTimers();
  renderWithProviders(<Subject page={page} />, { initialSection: page.section ?? NO_SECTION });
  placeElement(screen.getByRole("region", { name: "Home" }), -900, 50);
  placeElement(screen.getByRole("region", { name: "Partners" }), 50, 400);
  scrollPage(900);
  nextFrame();
}

it("uses the scroll position to find the active section of the landing page", () => {
  renderAtPartners(landing);
  expect(screen.getByRole("status")).toHaveTextContent("partners 900");
});

it.each([
  ["a page without sections", contact, "contact"],
  ["an unknown address", {}, ""],
])("determines the active section from %s, at any scroll position", (_, page, section) => {
  renderAtPartners(page);
  expect(screen.getByRole("status")).toHaveTextContent(`${section} 900`.trim());
});
