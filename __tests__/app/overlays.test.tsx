import { act, fireEvent, screen } from "@testing-library/react";
import { Shell } from "../../src/app/Shell";
import { StoreButtons } from "../../src/components/contact/OrderWays";
import { useAppActions } from "../../src/context/AppContext";
import { words } from "../browser/support/words";
import { siteData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

// What the browser tests cannot time: events that arrive late, and focus that no press can leave.

const { header } = words.navigation;
const { googlePlay } = words.app.storeButtons;

/** jsdom does not know `:modal`, without which CSS hides the dialog. */
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });

function renderOpenModal() {
  const { user } = renderWithProviders(
    <Shell pageContext={{ section: "contact" }} data={siteData()}>
      <StoreButtons />
    </Shell>,
  );
  const press = () =>
    fireEvent.click(
      screen.getAllByRole("button", { name: `${googlePlay.prefix} ${googlePlay.store}` })[0]!,
    );
  press();
  return { user, press };
}

it("a press right after Escape opens the modal again, and a late close event does not close it", async () => {
  const { press } = renderOpenModal();
  fireEvent(dialog(), new Event("cancel", { cancelable: true }));
  expect(dialog().open).toBe(false);
  press();
  fireEvent(dialog(), new Event("close"));
  expect(dialog().open).toBe(true);
  await act(async () => dialog().close());
  press();
  expect(dialog().open).toBe(true);
});

it("the last three notices are shown, one of equal ones; equal ones are dismissed at once", async () => {
  function Adder() {
    const { addNotification } = useAppActions();
    const add = () => {
      for (const message of ["a", "b", "c", "d", "b"]) addNotification({ message });
    };
    return <button onClick={add}>Add</button>;
  }
  const { user } = renderWithProviders(
    <Shell pageContext={{}} data={siteData()}>
      <Adder />
    </Shell>,
  );
  const { label } = words.app.notifications;
  const shown = () => screen.getByRole("status", { name: label }).textContent;
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(shown()).toBe("cdb");
  await user.keyboard("{Escape}");
  expect(shown()).toBe("acd");
});

it("Escape closes the modal but not the menu below it", async () => {
  const { user, press } = renderOpenModal();
  fireEvent(dialog(), new Event("cancel"));
  await user.click(screen.getByRole("button", { name: header.open }));
  press();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: header.close })).toBeInTheDocument();
});

it("a press on the menu's background, which removes the focus, keeps it open; Escape on a closed one moves nothing", async () => {
  const { user } = renderWithProviders(
    <Shell pageContext={{}} data={siteData()}>
      Words
    </Shell>,
  );
  await user.click(screen.getByRole("button", { name: header.open }));
  await user.tab();
  await user.click(screen.getByRole("navigation", { name: header.label }));
  expect(document.body).toHaveFocus();
  const close = screen.getByRole("button", { name: header.close });
  await user.click(close);
  const [link] = screen.getAllByRole("link");
  act(() => link?.focus());
  await user.keyboard("{Escape}");
  expect(link).toHaveFocus();
});
