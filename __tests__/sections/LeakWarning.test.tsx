import { screen, within } from "@testing-library/react";
import { LeakWarning } from "../../src/sections/LeakWarning";
import { contact, legalData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const alertOf = (slug: string) => legalData(slug).legalDocument?.alert ?? null;
const alert = alertOf("safety") as NonNullable<ReturnType<typeof alertOf>>;

it("says what comes first in a leak, in the words of the guide, and links to the steps", () => {
  const { leak, details } = contact();
  renderWithProviders(<LeakWarning leak={leak} details={details} alert={alert} />);
  const warning = screen.getByRole("region", { name: alert.title });
  expect(warning).toHaveTextContent(`${alert.first} ${leak.message}`);
  for (const { label } of alert.calls)
    expect(within(warning).getByRole("link", { name: label })).toBeInTheDocument();
  const steps = within(warning).getByRole("link", { name: leak.steps.label });
  expect(steps).toHaveAttribute("href", leak.steps.to);
});
