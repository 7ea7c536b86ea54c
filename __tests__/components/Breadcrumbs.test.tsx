import { screen, within } from "@testing-library/react";
import { Breadcrumbs } from "../../src/components/Breadcrumbs";
import { renderWithProviders } from "../support/renderWithProviders";

it("leads from the landing page to this one, which is no link", () => {
  renderWithProviders(<Breadcrumbs label="Breadcrumbs" home="Home" current="Privacy Policy" />);
  const [first, last] = within(
    screen.getByRole("navigation", { name: "Breadcrumbs" }),
  ).getAllByRole("listitem");
  expect(within(first as HTMLElement).getByRole("link", { name: "Home" })).toHaveAttribute(
    "href",
    "/",
  );
  expect(last).toHaveTextContent("Privacy Policy");
  expect(last).toHaveAttribute("aria-current", "page");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
