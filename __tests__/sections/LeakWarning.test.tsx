import { screen, within } from "@testing-library/react";
import { LeakWarning } from "../../src/sections/LeakWarning";
import { contact } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

it("explains what to do about a leak and links to the steps", () => {
  const { leak, details } = contact();
  renderWithProviders(<LeakWarning leak={leak} details={details} calls={[]} />);
  const warning = screen.getByRole("region", { name: leak.title });
  expect(warning).toHaveTextContent(leak.message);
  const steps = within(warning).getByRole("link", { name: leak.steps.label });
  expect(steps).toHaveAttribute("href", leak.steps.to);
});

it("has the numbers to call as buttons that dial", () => {
  const calls = [
    { label: "Call the guard", number: "767" },
    { label: "Call the desk", number: "+234 801" },
  ];
  renderWithProviders(
    <LeakWarning leak={contact().leak} details={contact().details} calls={calls} />,
  );
  expect(screen.getByRole("link", { name: "Call the guard" })).toHaveAttribute("href", "tel:767");
  expect(screen.getByRole("link", { name: "Call the desk" })).toHaveAttribute(
    "href",
    "tel:+234801",
  );
});
