import { act, screen } from "@testing-library/react";
import { useNavigation } from "../../src/context/NavigationContext";
import { useActiveSection, type PageSections } from "../../src/hooks/useActiveSection";
import { placeElement, scrollPage } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

const landing = { section: "home", sections: ["home", "partners"] };
const contact = { section: "contact" };

function Subject({ path = "/", page }: { path?: string; page: PageSections }) {
  useActiveSection(path, page);
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
  const { rerender } = renderWithProviders(<Subject page={page} />);
  placeElement(screen.getByRole("region", { name: "Home" }), -900, 50);
  placeElement(screen.getByRole("region", { name: "Partners" }), 50, 400);
  scrollPage(900);
  nextFrame();
  return rerender;
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

it("updates when the page changes, there and back", () => {
  const rerender = renderAtPartners(landing);
  rerender(<Subject path="/contact" page={contact} />);
  expect(screen.getByRole("status")).toHaveTextContent("contact");
  rerender(<Subject page={landing} />);
  expect(screen.getByRole("status")).toHaveTextContent("home");
  nextFrame();
  expect(screen.getByRole("status")).toHaveTextContent("partners");
});
