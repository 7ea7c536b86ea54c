import { screen } from "@testing-library/react";
import { layoutIds } from "../../src/lib/layoutIds";
import { scrollToAnchor } from "../../src/hooks/scrollToAnchor";
import { renderWithProviders } from "../support/renderWithProviders";

const renderPlaces = () =>
  renderWithProviders(
    <>
      <main id={layoutIds.content}>Words</main>
      <section id="partners" aria-label="Partners" />
      <section id="ìléru" aria-label="Furnace" tabIndex={0} />
    </>,
  );

it("finds a section with an encoded hash, and does not remove an existing tab stop", () => {
  renderPlaces();
  scrollToAnchor(encodeURIComponent("ìléru"));
  const section = screen.getByRole("region", { name: "Furnace" });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute("tabindex", "0");
});

it("treats a malformed hash as an unknown one", () => {
  renderPlaces();
  scrollToAnchor("100%");
  expect(screen.getByRole("main")).toHaveFocus();
});
