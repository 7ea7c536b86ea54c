import { act, screen, within } from "@testing-library/react";
import { Notifications } from "../../src/components/Notifications";
import { useAppActions, type AppActions } from "../../src/context/AppContext";
import { app } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const words = app().notifications;

let actions: AppActions;

function Subject() {
  actions = useAppActions();
  return <Notifications />;
}

const region = () => screen.getByRole("status", { name: words.label });

it("is there from the start, so that a notice is read out", () => {
  renderWithProviders(<Subject />);
  expect(region()).toBeEmptyDOMElement();
});

it("shows each notice until it is dismissed", async () => {
  const { user } = renderWithProviders(<Subject />);
  act(() => {
    actions.addNotification({ message: "One thing." });
    actions.addNotification({ message: "Another." });
  });
  expect(region()).toHaveTextContent("One thing.Another.");
  const [first] = within(region()).getAllByRole("button", { name: words.dismiss });
  await user.click(first as HTMLElement);
  expect(region()).toHaveTextContent(/^Another\.$/);
});
