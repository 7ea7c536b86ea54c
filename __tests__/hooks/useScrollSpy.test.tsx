import { act, screen } from "@testing-library/react";
import { useScrollSpy } from "../../src/hooks/useScrollSpy";
import { placeElement, scrollPage } from "../support/browser";
import { renderHookWithProviders, renderWithProviders } from "../support/renderWithProviders";

const landingSections = ["home", "offer", "services", "partners", "footer"] as const;

/**
 * Sections of the landing page with their positions on the screen; `services` is inside `offer`.
 */
function renderSections(places: Partial<Record<(typeof landingSections)[number], number[]>>) {
  renderWithProviders(
    <>
      {Object.keys(places).map((id) => (
        <section key={id} id={id} aria-label={id} />
      ))}
    </>,
  );
  for (const [id, [top = 0, bottom = 0]] of Object.entries(places)) {
    placeElement(screen.getByRole("region", { name: id }), top, bottom);
  }
}

/** The sections that the spy reports for the current page. */
function reported() {
  jest.useFakeTimers();
  const onChange = jest.fn();
  renderHookWithProviders(() => useScrollSpy(landingSections, onChange));
  act(() => jest.advanceTimersByTime(16));
  return onChange.mock.calls.flat() as string[];
}

it.each([
  [100, 900, ["offer"]],
  [101, 900, []],
  [-800, 101, ["offer"]],
  [-800, 100, []],
])("a section from %i to %i px: %j is under the point at 100 px", (top, bottom, sections) => {
  renderSections({ offer: [top, bottom] });
  expect(reported()).toEqual(sections);
});

it("reports the innermost of nested sections", () => {
  renderSections({ offer: [-2000, 1500], services: [50, 1500] });
  expect(reported()).toEqual(["services"]);
});

it("reports the outer section if the inner one is still below the point", () => {
  renderSections({ offer: [-2000, 1500], services: [700, 1500] });
  expect(reported()).toEqual(["offer"]);
});

it("skips sections that the page does not have", () => {
  expect(reported()).toEqual([]);
});

it("reports the section as the page scrolls, and nothing between sections", () => {
  jest.useFakeTimers();
  renderSections({ home: [0, 600], partners: [700, 900] });
  const onChange = jest.fn();
  renderHookWithProviders(() => useScrollSpy(landingSections, onChange));
  act(() => jest.advanceTimersByTime(16));
  expect(onChange.mock.calls).toEqual([["home"]]);

  placeElement(screen.getByRole("region", { name: "home" }), -600, 50);
  placeElement(screen.getByRole("region", { name: "partners" }), 150, 350);
  scrollPage(600);
  act(() => jest.advanceTimersByTime(16));
  expect(onChange).toHaveBeenCalledTimes(1);

  placeElement(screen.getByRole("region", { name: "partners" }), 50, 250);
  scrollPage(700);
  act(() => jest.advanceTimersByTime(16));
  expect(onChange.mock.calls).toEqual([["home"], ["partners"]]);
});

it("is disabled by an empty list", () => {
  jest.useFakeTimers();
  renderSections({ home: [0, 600] });
  const none: string[] = [];
  const onChange = jest.fn();
  renderHookWithProviders(() => useScrollSpy(none, onChange));
  act(() => jest.advanceTimersByTime(16));
  expect(onChange).not.toHaveBeenCalled();
});
