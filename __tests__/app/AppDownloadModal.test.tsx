import { act, screen } from "@testing-library/react";
import { AppDownloadModal } from "../../src/app/AppDownloadModal";
import { StoreButtons } from "../../src/components/StoreButtons";
import { renderWithProviders } from "../support/renderWithProviders";

const modal = () => screen.queryByRole<HTMLDialogElement>("dialog");

async function renderOpenModal() {
  const { user } = renderWithProviders(
    <>
      <StoreButtons />
      <AppDownloadModal />
    </>,
  );
  await user.click(screen.getByRole("button", { name: /Google Play/ }));
  return user;
}

it("says that the app is in production", async () => {
  await renderOpenModal();
  expect(modal()).toHaveAccessibleName("Mobile App in Production");
  expect(modal()).toHaveTextContent("Will be live soon.");
});

it.each(["Got it", "Close"])("closes with “%s”, and opens again", async (name) => {
  const user = await renderOpenModal();
  await user.click(screen.getByRole("button", { name }));
  expect(modal()).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /App Store/ }));
  expect(modal()).toBeInTheDocument();
});

it("closes on a click on the backdrop, and not on one inside", async () => {
  const user = await renderOpenModal();
  await user.click(screen.getByText("Will be live soon."));
  expect(modal()).toBeInTheDocument();
  await user.click(modal() as HTMLElement);
  expect(modal()).not.toBeInTheDocument();
});

it("opens again after Escape, which the browser answers by closing it", async () => {
  const user = await renderOpenModal();
  await act(async () => modal()?.close());
  await user.click(screen.getByRole("button", { name: /Google Play/ }));
  expect(modal()).toBeInTheDocument();
});

it("can be closed by the browser alone where scripts have not come yet", async () => {
  await renderOpenModal();
  for (const name of ["Got it", "Close"]) {
    const button = screen.getByRole("button", { name });
    expect(button).toHaveAttribute("commandfor", modal()?.id);
    expect(button).toHaveAttribute("command", "close");
  }
});
