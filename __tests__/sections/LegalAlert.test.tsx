import { screen, within } from "@testing-library/react";
import { LegalAlert } from "../../src/sections/LegalAlert";
import { legalData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";
import { stepText } from "../support/stepText";

const alertOf = (slug: string) => legalData(slug).legalDocument?.alert ?? null;
const alert = alertOf("safety") as NonNullable<ReturnType<typeof alertOf>>;

it("shows the alert at the anchor that the document sets", () => {
  renderWithProviders(<LegalAlert alert={alert} ownLine="Night watch:" />);
  const region = screen.getByRole("region", { name: alert.title });
  expect(region).toHaveAttribute("id", alert.anchor);
  const steps = within(region).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual(alert.steps.map(stepText));
  expect(within(region).getByText(alert.note as string)).toBeInTheDocument();
  expect(within(region).getByText(alert.fire.text)).toBeInTheDocument();
});

it("has what comes first above the numbers, then the steps, then the note", () => {
  renderWithProviders(<LegalAlert alert={alert} ownLine="Night watch:" />);
  const region = screen.getByRole("region", { name: alert.title });
  const [call] = within(region).getAllByRole("link") as [HTMLElement];
  const [step] = within(region).getAllByRole("listitem") as [HTMLElement];
  const order = [screen.getByText(alert.first), call, step, screen.getByText(alert.note as string)];
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  for (const [index, node] of order.slice(1).entries())
    expect((order[index] as Node).compareDocumentPosition(node) & follows).toBeTruthy();
});

it("renders nothing for a document without an alert", () => {
  const { container } = renderWithProviders(
    <LegalAlert alert={alertOf("privacy")} ownLine="Night watch:" />,
  );
  expect(container).toBeEmptyDOMElement();
});
