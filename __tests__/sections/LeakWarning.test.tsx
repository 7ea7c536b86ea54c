import { screen, within } from "@testing-library/react";
import { LeakWarning } from "../../src/sections/LeakWarning";
import { contact } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

it("says what to do about a leak and leads to the steps", () => {
  const { leak } = contact();
  renderWithProviders(<LeakWarning leak={leak} />);
  const warning = screen.getByRole("region", { name: leak.title });
  expect(warning).toHaveTextContent(leak.message);
  const steps = within(warning).getByRole("link", { name: leak.steps.label });
  expect(steps).toHaveAttribute("href", leak.steps.to);
});
