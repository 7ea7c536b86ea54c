import { screen } from "@testing-library/react";
import { layoutIds } from "../../src/lib/layoutIds";
import { scrollToAnchor } from "../../src/lib/scrollToAnchor";
import { reducedMotionQuery } from "../../src/theme/breakpoints";
import { setMediaQuery } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

const renderPlaces = () =>
  renderWithProviders(
    <>
      <main id={layoutIds.content}>Words</main>
      <section id="partners" aria-label="Partners" />
      <section id="ìléru" aria-label="Furnace" tabIndex={0} />
    </>,
  );

it.each([
  [false, "smooth"],
  [true, "instant"],
])("scrolls to the top; where less motion is asked for (%s) it is %s", (isReduced, behavior) => {
  setMediaQuery(reducedMotionQuery, isReduced);
  scrollToAnchor();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});

it.each([
  [false, "smooth"],
  [true, "instant"],
])("scrolls to a section; where less motion is asked for (%s) it is %s", (isReduced, behavior) => {
  renderPlaces();
  setMediaQuery(reducedMotionQuery, isReduced);
  scrollToAnchor("partners");
  const section = screen.getByRole("region", { name: "Partners" });
  expect(jest.mocked(section.scrollIntoView).mock.contexts).toEqual([section]);
  expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior });
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it("moves the focus to the section, without making it a stop of the Tab key", () => {
  renderPlaces();
  scrollToAnchor("partners");
  const section = screen.getByRole("region", { name: "Partners" });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute("tabindex", "-1");
});

it("moves the focus to the page's content with a scroll to the top, and does not scroll for it", () => {
  renderPlaces();
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  scrollToAnchor();
  expect(screen.getByRole("main")).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it("finds a place whose address is encoded, and leaves a stop of the Tab key one", () => {
  renderPlaces();
  scrollToAnchor(encodeURIComponent("ìléru"));
  const section = screen.getByRole("region", { name: "Furnace" });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute("tabindex", "0");
});

it("scrolls to the top where the place is unknown", () => {
  scrollToAnchor("nowhere");
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});
