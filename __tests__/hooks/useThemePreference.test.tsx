import { screen } from "@testing-library/react";
import { ThemeSwitch } from "../../src/components/ThemeSwitch";
import { useThemePreference } from "../../src/hooks/useThemePreference";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject() {
  useThemePreference();
  return <ThemeSwitch />;
}

const root = document.documentElement;

it("starts dark and remembers nothing by itself", () => {
  renderWithProviders(<Subject />);
  expect(screen.getByRole("button", { name: "Switch to the light theme" })).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

it("takes over the light theme that the page already shows", () => {
  root.dataset.theme = "light";
  renderWithProviders(<Subject />);
  expect(screen.getByRole("button", { name: "Switch to the dark theme" })).toBeInTheDocument();
  expect(root.dataset.theme).toBe("light");
});

it("shows and remembers each change", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByRole("button", { name: "Switch to the light theme" }));
  expect(root.dataset.theme).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
  await user.click(screen.getByRole("button", { name: "Switch to the dark theme" }));
  expect(root.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});
