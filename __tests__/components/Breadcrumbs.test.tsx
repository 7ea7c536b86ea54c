import { screen, within } from "@testing-library/react";
import { Breadcrumbs } from "../../src/components/Breadcrumbs";
import { renderWithProviders } from "../support/renderWithProviders";

it("links to the landing page, and ends with the current page as plain text", () => {
  renderWithProviders(<Breadcrumbs label="Way" home="Start" current="A page" />);
  const [first, last] = within(screen.getByRole("navigation", { name: "Way" })).getAllByRole(
    "listitem",
  );
  expect(within(first as HTMLElement).getByRole("link", { name: "Start" })).toHaveAttribute(
    "href",
    "/",
  );
  expect(last).toHaveTextContent("A page");
  expect(last).toHaveAttribute("aria-current", "page");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
