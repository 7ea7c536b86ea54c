import { act, fireEvent, screen, within } from "@testing-library/react";
import { AppDownloadModal } from "../../src/app/AppDownloadModal";
import { StoreButtons } from "../../src/components/StoreButtons";
import { app, storeNames } from "../support/content";
import { hydrateWithProviders, renderWithProviders } from "../support/renderWithProviders";

const words = app().modal;
const [googlePlay, appStore] = storeNames();

const page = (
  <>
    <StoreButtons />
    <AppDownloadModal />
  </>
);

const modal = () => screen.queryByRole<HTMLDialogElement>("dialog");
const openModal = () => screen.getByRole<HTMLDialogElement>("dialog", { name: words.title });
const button = (name: string) => screen.getByRole("button", { name });

async function renderOpenModal() {
  const { user } = renderWithProviders(page);
  await user.click(button(googlePlay));
  return user;
}

it.each([googlePlay, appStore])(
  "opens with the button %s, once, as a modal dialog",
  async (name) => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
    const { user } = renderWithProviders(page);
    expect(modal()).not.toBeInTheDocument();
    await user.click(button(name));
    expect(openModal()).toHaveTextContent(words.message);
    expect(showModal).toHaveBeenCalledTimes(1);
  },
);

it.each([words.confirm, words.close])("closes with “%s”, and opens again", async (name) => {
  const user = await renderOpenModal();
  await user.click(button(name));
  expect(modal()).not.toBeInTheDocument();
  await user.click(button(appStore));
  expect(modal()).toBeInTheDocument();
});

it("closes on a click on the backdrop, whose target is the dialog itself, and not on one inside", async () => {
  const user = await renderOpenModal();
  await user.click(screen.getByText(words.message));
  await user.click(screen.getByRole("heading", { name: words.title }));
  expect(modal()).toBeInTheDocument();
  await user.click(openModal());
  expect(modal()).not.toBeInTheDocument();
});

it("opens again after the browser has closed it on Escape", async () => {
  const user = await renderOpenModal();
  await act(async () => openModal().close());
  await user.click(button(googlePlay));
  expect(modal()).toBeInTheDocument();
});

it("updates its state as soon as Escape is pressed, so that a press right after opens it", async () => {
  await renderOpenModal();
  fireEvent(openModal(), new Event("cancel", { cancelable: true }));
  expect(modal()).not.toBeInTheDocument();
});

it("stays open when a late close event arrives after it was opened again", async () => {
  await renderOpenModal();
  fireEvent(openModal(), new Event("close"));
  expect(modal()).toBeInTheDocument();
});

it("takes over a dialog that was opened before the scripts loaded, and leaves it open", async () => {
  const { user } = hydrateWithProviders(page, (document) =>
    within(document).getByRole<HTMLDialogElement>("dialog", { hidden: true }).showModal(),
  );
  await act(async () => {});
  expect(modal()).toBeInTheDocument();
  await user.click(button(words.confirm));
  expect(modal()).not.toBeInTheDocument();
});

it("wraps Tab from its last control to its first, and back, and ignores other keys", async () => {
  const user = await renderOpenModal();
  const [first, last] = [button(words.confirm), button(words.close)];
  act(() => last.focus());
  await user.keyboard("{ArrowDown}");
  expect(last).toHaveFocus();
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
  await user.tab({ shift: true });
  expect(first).toHaveFocus();
});

it("can be opened and closed by the browser alone before the scripts load, and only once by both", async () => {
  renderWithProviders(page);
  const opening = screen.getAllByRole("button");
  expect(fireEvent.click(button(googlePlay))).toBe(false);
  const closing = within(openModal()).getAllByRole("button");
  expect([opening.length, closing.length]).toEqual([2, 2]);
  for (const control of [...opening, ...closing])
    expect(control).toHaveAttribute("commandfor", openModal().id);
  for (const control of opening) expect(control).toHaveAttribute("command", "show-modal");
  for (const control of closing) expect(control).toHaveAttribute("command", "close");
});
