import { act, screen } from "@testing-library/react";
import { useNavigation } from "../../src/context/NavigationContext";
import { useActiveSection, type PageSections } from "../../src/hooks/useActiveSection";
import { NO_SECTION } from "../../src/lib/sections";
import { placeElement, scrollPage } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

/** `services` is inside `offer`; the page has no `partners` unless a test adds them. */
const sections = ["home", "offer", "services", "partners"] as const;
const landing = { section: "home", sections };

type Places = Partial<Record<(typeof sections)[number], [top: number, bottom: number]>>;

function Subject({ page, places }: { page: PageSections; places: Places }) {
  useActiveSection(page);
  const { activeSection, scrollPosition } = useNavigation();
  return (
    <>
      {Object.keys(places).map((id) => (
        <section key={id} id={id} aria-label={id} />
      ))}
      <output>{`${activeSection} ${scrollPosition}`}</output>
    </>
  );
}

/** Moves sections to these positions on the screen, and scrolls the page. */
function scrollTo(places: Places, top: number) {
  for (const [id, place] of Object.entries(places))
    placeElement(screen.getByRole("region", { name: id }), ...place);
  scrollPage(top);
  act(() => jest.advanceTimersByTime(16));
}

function renderAt(places: Places, page: PageSections = landing) {
  jest.useFakeTimers();
  renderWithProviders(<Subject page={page} places={places} />, {
    initialSection: page.section ?? NO_SECTION,
  });
  scrollTo(places, 900);
}

const state = () => screen.getByRole("status").textContent;

it.each<[Places, string]>([
  [{ offer: [100, 900] }, "offer"],
  [{ offer: [101, 900] }, "home"],
  [{ offer: [-800, 101] }, "offer"],
  [{ offer: [-800, 100] }, "home"],
  // The innermost of nested sections, once it is there.
  [{ offer: [-2000, 1500], services: [50, 1500] }, "services"],
  [{ offer: [-2000, 1500], services: [700, 1500] }, "offer"],
  [{}, "home"],
])("with sections at %j, the one at 100 px is active: %s", (places, section) => {
  renderAt(places);
  expect(state()).toBe(`${section} 900`);
});

it("follows the page as it scrolls, and keeps the section between two", () => {
  renderAt({ offer: [0, 600], partners: [700, 900] });
  scrollTo({ offer: [-600, 50], partners: [150, 350] }, 1500);
  expect(state()).toMatch(/^offer/);
  scrollTo({ partners: [50, 250] }, 1600);
  expect(state()).toMatch(/^partners/);
});

it.each([
  ["a page without sections", { section: "contact" }, "contact"],
  ["an unknown address", {}, ""],
])("keeps the section of %s, at any scroll position", (_, page, section) => {
  renderAt({ offer: [0, 600] }, page);
  expect(state()).toBe(`${section} 900`);
});
