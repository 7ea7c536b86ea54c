import { act, screen } from "@testing-library/react";
import { ThemeSwitch } from "../../src/app/ThemeSwitch";
import { useThemePreference } from "../../src/hooks/useThemePreference";
import { words } from "../browser/support/words";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject() {
  useThemePreference();
  return <ThemeSwitch />;
}

const { toLight } = words.app.theme;
const root = document.documentElement;

it("works in a browser that denies access to storage", async () => {
  for (const method of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  const { user } = renderWithProviders(<Subject />);
  act(() => window.dispatchEvent(new Event("pageshow")));
  await user.click(screen.getByRole("button", { name: toLight }));
  expect(root.dataset.theme).toBe("light");
});
