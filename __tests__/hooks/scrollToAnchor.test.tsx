import { screen } from "@testing-library/react";
import { layoutIds } from "../../src/lib/layoutIds";
import { scrollToAnchor } from "../../src/hooks/scrollToAnchor";
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
])("scrolls to the top; under reduced motion (%s) it is %s", (isReduced, behavior) => {
  setMediaQuery(reducedMotionQuery, isReduced);
  scrollToAnchor();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});

it.each([
  [false, "smooth"],
  [true, "instant"],
])("scrolls to a section; under reduced motion (%s) it is %s", (isReduced, behavior) => {
  renderPlaces();
  setMediaQuery(reducedMotionQuery, isReduced);
  scrollToAnchor("partners");
  const section = screen.getByRole("region", { name: "Partners" });
  expect(jest.mocked(section.scrollIntoView).mock.contexts).toEqual([section]);
  expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior });
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it("moves the focus to the section, without making it a tab stop", () => {
  renderPlaces();
  scrollToAnchor("partners");
  const section = screen.getByRole("region", { name: "Partners" });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute("tabindex", "-1");
});

it("moves the focus to the main content when scrolling to the top, without scrolling to it", () => {
  renderPlaces();
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  scrollToAnchor();
  expect(screen.getByRole("main")).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it("finds a section with an encoded hash, and does not remove an existing tab stop", () => {
  renderPlaces();
  scrollToAnchor(encodeURIComponent("ìléru"));
  const section = screen.getByRole("region", { name: "Furnace" });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute("tabindex", "0");
});

it("scrolls to the top if the hash is unknown", () => {
  scrollToAnchor("nowhere");
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});
