import { act, screen } from "@testing-library/react";
import { AppDownloadModal } from "../../src/app/AppDownloadModal";
import { StoreButtons } from "../../src/components/StoreButtons";
import { app, storeNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const words = app().modal;
const [googlePlay, appStore] = storeNames();

const modal = () => screen.queryByRole<HTMLDialogElement>("dialog");

async function renderOpenModal() {
  const { user } = renderWithProviders(
    <>
      <StoreButtons />
      <AppDownloadModal />
    </>,
  );
  await user.click(screen.getByRole("button", { name: googlePlay }));
  return user;
}

it("explains the app's current state", async () => {
  await renderOpenModal();
  expect(modal()).toHaveAccessibleName(words.title);
  expect(modal()).toHaveTextContent(words.message);
});

it.each([words.confirm, words.close])("closes with “%s”, and opens again", async (name) => {
  const user = await renderOpenModal();
  await user.click(screen.getByRole("button", { name }));
  expect(modal()).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: appStore }));
  expect(modal()).toBeInTheDocument();
});

it("closes on a click on the backdrop, and not on one inside", async () => {
  const user = await renderOpenModal();
  await user.click(screen.getByText(words.message));
  expect(modal()).toBeInTheDocument();
  await user.click(modal() as HTMLElement);
  expect(modal()).not.toBeInTheDocument();
});

it("opens again after the browser has closed it on Escape", async () => {
  const user = await renderOpenModal();
  await act(async () => modal()?.close());
  await user.click(screen.getByRole("button", { name: googlePlay }));
  expect(modal()).toBeInTheDocument();
});

it("can be closed by the browser alone before the scripts load", async () => {
  await renderOpenModal();
  for (const name of [words.confirm, words.close]) {
    const button = screen.getByRole("button", { name });
    expect(button).toHaveAttribute("commandfor", modal()?.id);
    expect(button).toHaveAttribute("command", "close");
  }
});
