import { act, screen, within } from "@testing-library/react";
import { Notifications } from "../../src/components/Notifications";
import { useAppActions, type AppActions } from "../../src/context/AppContext";
import { renderWithProviders } from "../support/renderWithProviders";

let actions: AppActions;

function Subject() {
  actions = useAppActions();
  return <Notifications />;
}

const region = () => screen.getByRole("status", { name: "Notices" });

it("is there from the start, so that a notice is read out", () => {
  renderWithProviders(<Subject />);
  expect(region()).toBeEmptyDOMElement();
});

it("shows each notice until it is dismissed", async () => {
  const { user } = renderWithProviders(<Subject />);
  act(() => {
    actions.addNotification({ message: "The link is copied." });
    actions.addNotification({ message: "There is no connection." });
  });
  expect(region()).toHaveTextContent("The link is copied.There is no connection.");
  const [first] = within(region()).getAllByRole("button", { name: "Dismiss" });
  await user.click(first as HTMLElement);
  expect(region()).toHaveTextContent(/^There is no connection\.$/);
});
