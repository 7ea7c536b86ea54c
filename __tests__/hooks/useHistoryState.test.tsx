import { act, screen } from "@testing-library/react";
import { useHistoryState } from "../../src/hooks/useHistoryState";
import { hydrateWithProviders, renderWithProviders } from "../support/renderWithProviders";

function Subject({ name = "slide" }: { name?: string }) {
  const [value, setValue] = useHistoryState<number | undefined>(name, 0);
  return (
    <>
      <output>{String(value)}</output>
      <button onClick={() => setValue(2)}>Third</button>
      <button onClick={() => setValue(undefined)}>None</button>
    </>
  );
}

const shown = () => screen.getByRole("status").textContent;

it("starts with its initial value, and keeps the other state of the history entry", async () => {
  window.history.replaceState({ key: "7" }, "");
  const { user } = renderWithProviders(<Subject />);
  expect(shown()).toBe("0");
  await user.click(screen.getByText("Third"));
  expect(window.history.state).toEqual({ key: "7", slide: 2 });
});

it.each([
  ["Third", "2"],
  ["None", "undefined"],
])("returns to the value of the same history entry: %s", async (name, value) => {
  const { user, unmount } = renderWithProviders(<Subject />);
  await user.click(screen.getByText(name));
  unmount();
  renderWithProviders(<Subject />);
  expect(shown()).toBe(value);
});

it("starts again in another history entry", async () => {
  const { user, unmount } = renderWithProviders(<Subject />);
  await user.click(screen.getByText("Third"));
  unmount();
  act(() => window.history.pushState({ key: "8" }, "", "/"));
  renderWithProviders(<Subject />);
  expect(shown()).toBe("0");
});

it("also remembers the value in the entry of a link to a section", async () => {
  const { user, rerender, unmount } = renderWithProviders(<Subject />);
  await user.click(screen.getByText("Third"));
  window.history.pushState({ key: "9" }, "", "/#part");
  rerender(<Subject />);
  expect(window.history.state).toEqual({ key: "9", slide: 2 });
  unmount();
  renderWithProviders(<Subject />);
  expect(shown()).toBe("2");
});

it("keeps the page, and the value, when the browser limits changes of the history", async () => {
  const { user } = renderWithProviders(<Subject />);
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("more than 100 times per 30 seconds", "SecurityError");
  });
  await user.click(screen.getByText("Third"));
  expect(shown()).toBe("2");
  jest.restoreAllMocks();
  await user.click(screen.getByText("None"));
  expect(window.history.state).toHaveProperty("slide", undefined);
});

it("hydrates without changing the server's HTML", () => {
  window.history.replaceState({ slide: 2 }, "");
  hydrateWithProviders(<Subject />);
  expect(shown()).toBe("0");
});
