import { screen } from "@testing-library/react";
import { layoutIds } from "../../src/lib/layoutIds";
import { scrollToAnchor } from "../../src/lib/scrollToAnchor";
import { renderWithProviders } from "../support/renderWithProviders";

it("goes to a section with an encoded hash, opens its part, and goes to the content without one", () => {
  renderWithProviders(
    <>
      <main id={layoutIds.content}>Words</main>
      <details>
        <section id="ìléru" aria-label="Furnace" />
      </details>
    </>,
  );
  Element.prototype.scrollIntoView = jest.fn();
  scrollToAnchor(`#${encodeURIComponent("ìléru")}`);
  const section = screen.getByRole("region", { name: "Furnace" });
  expect(section).toHaveFocus();
  expect(section.parentElement).toHaveAttribute("open");
  scrollToAnchor("");
  expect(screen.getByRole("main")).toHaveFocus();
});
