import { act, screen, within } from "@testing-library/react";
import { Notifications } from "../../src/components/Notifications";
import { useAppActions, type AppActions } from "../../src/context/AppContext";
import { app } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const words = app().notifications;

let actions: AppActions;

function Subject() {
  actions = useAppActions();
  return (
    <>
      <button onClick={() => actions.addNotification({ message: "Copied." })}>Copy</button>
      <Notifications />
    </>
  );
}

const region = () => screen.getByRole("status", { name: words.label });

it("is in the page from the start, so that screen readers announce a notice", () => {
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

const dismissals = () => within(region()).getAllByRole("button", { name: words.dismiss });

it("announces only the new notice, not all of them again", () => {
  renderWithProviders(<Subject />);
  expect(region()).toHaveAttribute("aria-atomic", "false");
});

it("moves the focus to the next notice, and after the last one back to where it was before", async () => {
  const { user } = renderWithProviders(<Subject />);
  const copy = screen.getByRole("button", { name: "Copy" });
  await user.click(copy);
  await user.click(copy);
  const [first, second] = dismissals();
  await user.click(first as HTMLElement);
  expect(second).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(region()).toBeEmptyDOMElement();
  expect(copy).toHaveFocus();
});

it("dismisses the newest notice on Escape, without moving focus from outside", async () => {
  const { user } = renderWithProviders(<Subject />);
  act(() => {
    actions.addNotification({ message: "Old." });
    actions.addNotification({ message: "New." });
  });
  const copy = screen.getByRole("button", { name: "Copy" });
  act(() => copy.focus());
  await user.keyboard("{Escape}");
  expect(region()).toHaveTextContent(/^Old\.$/);
  expect(copy).toHaveFocus();
});
