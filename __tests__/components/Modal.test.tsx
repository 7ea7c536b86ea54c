import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { Modal } from "../../src/components/Modal";
import { hydrateWithProviders, renderWithProviders } from "../support/renderWithProviders";

const onOpen = jest.fn();
const onClose = jest.fn();

function Subject({ isOpenAtFirst = true }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const handleOpen = () => {
    onOpen();
    setOpen(true);
  };
  const handleClose = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button onClick={handleOpen}>Open</button>
      <Modal
        id="notice"
        isOpen={isOpen}
        onOpen={handleOpen}
        onClose={handleClose}
        title="A notice"
        closeLabel="Close"
      >
        <p>Some words.</p>
        <button>First</button>
        <a href="/contact">Second</a>
      </Modal>
    </>
  );
}

const dialog = () => screen.queryByRole<HTMLDialogElement>("dialog", { name: "A notice" });
const openDialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "A notice" });

beforeEach(() => {
  onOpen.mockClear();
  onClose.mockClear();
});

it("is closed until it is opened, and is named by its title", async () => {
  const { user } = renderWithProviders(<Subject isOpenAtFirst={false} />);
  expect(dialog()).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(openDialog()).toHaveTextContent("Some words.");
});

it("opens as a modal dialog, once", () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  renderWithProviders(<Subject />);
  expect(showModal).toHaveBeenCalledTimes(1);
});

it("closes with its close icon", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog()).not.toBeInTheDocument();
});

it("closes on a click on the backdrop, whose target is the dialog itself", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(openDialog());
  expect(dialog()).not.toBeInTheDocument();
});

it("stays open on a click inside", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByText("Some words."));
  await user.click(screen.getByRole("heading", { name: "A notice" }));
  expect(openDialog()).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it("updates its state after the browser closes it on Escape", async () => {
  const { user } = renderWithProviders(<Subject />);
  await act(async () => openDialog().close());
  expect(onClose).toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(openDialog()).toBeInTheDocument();
});

it("updates its state as soon as Escape is pressed, so that a press right after opens it", () => {
  renderWithProviders(<Subject />);
  fireEvent(openDialog(), new Event("cancel", { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("stays open when a late close event arrives after it was opened again", () => {
  renderWithProviders(<Subject />);
  fireEvent(openDialog(), new Event("close"));
  expect(openDialog()).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it("takes over a dialog that was opened before the scripts loaded, and leaves it open", async () => {
  hydrateWithProviders(<Subject isOpenAtFirst={false} />, (page) =>
    within(page).getByRole<HTMLDialogElement>("dialog", { hidden: true }).showModal(),
  );
  await act(async () => {});
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(openDialog()).toBeInTheDocument();
});

it("wraps Tab from its last control to its first, and back", async () => {
  const { user } = renderWithProviders(<Subject />);
  const first = screen.getByRole("button", { name: "First" });
  const last = screen.getByRole("button", { name: "Close" });
  act(() => last.focus());
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole("link", { name: "Second" })).toHaveFocus();
});

it("ignores other keys", () => {
  renderWithProviders(<Subject />);
  const last = screen.getByRole("button", { name: "Close" });
  act(() => last.focus());
  fireEvent.keyDown(last, { key: "ArrowDown" });
  expect(last).toHaveFocus();
});
