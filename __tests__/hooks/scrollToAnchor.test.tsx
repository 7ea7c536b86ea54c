import { screen } from "@testing-library/react";
import { layoutIds } from "../../src/lib/layoutIds";
import { scrollToAnchor } from "../../src/hooks/scrollToAnchor";
import { renderWithProviders } from "../support/renderWithProviders";

it("finds a section with an encoded hash, keeps its tab stop, and goes to the content for a malformed one", () => {
  renderWithProviders(
    <>
      <main id={layoutIds.content}>Words</main>
      <section id="ìléru" aria-label="Furnace" tabIndex={0} />
    </>,
  );
  scrollToAnchor(encodeURIComponent("ìléru"));
  const section = screen.getByRole("region", { name: "Furnace" });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute("tabindex", "0");
  scrollToAnchor("100%");
  expect(screen.getByRole("main")).toHaveFocus();
});
