import { fireEvent, screen } from "@testing-library/react";
import { StoreButtons } from "../../src/components/StoreButtons";
import { AppDownloadModal } from "../../src/app/AppDownloadModal";
import { app, storeNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

it.each(storeNames())("opens the modal with the button %s", async (name) => {
  const { user } = renderWithProviders(
    <>
      <StoreButtons />
      <AppDownloadModal />
    </>,
  );
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name }));
  expect(screen.getByRole("dialog", { name: app().modal.title })).toBeInTheDocument();
});

it("lets the browser open the modal before the scripts load", () => {
  renderWithProviders(
    <>
      <StoreButtons />
      <AppDownloadModal />
    </>,
  );
  const { id } = screen.getByRole("dialog", { hidden: true });
  for (const button of screen.getAllByRole("button")) {
    expect(button).toHaveAttribute("commandfor", id);
    expect(button).toHaveAttribute("command", "show-modal");
  }
});

it("does not let the browser open the modal a second time once scripts have loaded", () => {
  renderWithProviders(<StoreButtons />);
  expect(fireEvent.click(screen.getByRole("button", { name: storeNames()[0] }))).toBe(false);
});
