import { act, screen } from "@testing-library/react";
import { ThemeSwitch } from "../../src/components/ThemeSwitch";
import { useThemePreference } from "../../src/hooks/useThemePreference";
import { app } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject() {
  useThemePreference();
  return <ThemeSwitch />;
}

const { toLight, toDark } = app().theme;
const root = document.documentElement;

it("starts dark and stores nothing by default", () => {
  renderWithProviders(<Subject />);
  expect(screen.getByRole("button", { name: toLight })).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

it("takes over the light theme that the page already shows", () => {
  root.dataset.theme = "light";
  renderWithProviders(<Subject />);
  expect(screen.getByRole("button", { name: toDark })).toBeInTheDocument();
  expect(root.dataset.theme).toBe("light");
});

it("applies and stores each change", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByRole("button", { name: toLight }));
  expect(root.dataset.theme).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
  await user.click(screen.getByRole("button", { name: toDark }));
  expect(root.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});

it("colours the browser's own bars, also after a switch before React ran", async () => {
  const metas = ["theme-color", "color-scheme"].map((name) =>
    document.head.appendChild(Object.assign(document.createElement("meta"), { name })),
  );
  const bars = () => metas.map(({ content }) => content);
  root.dataset.theme = "light";
  const { user } = renderWithProviders(<Subject />);
  expect(bars()).toEqual(["#FBF8F2", "light"]);
  await user.click(screen.getByRole("button", { name: toDark }));
  expect(bars()).toEqual(["#0A0D12", "dark"]);
  metas.forEach((meta) => meta.remove());
});

it.each(["storage", "pageshow"])("follows a change in another tab, on %s", (type) => {
  renderWithProviders(<Subject />);
  localStorage.setItem("theme", "light");
  act(() => window.dispatchEvent(new Event(type)));
  expect(root.dataset.theme).toBe("light");
  expect(screen.getByRole("button", { name: toDark })).toBeInTheDocument();
  localStorage.clear();
  act(() => window.dispatchEvent(new Event(type)));
  expect(root.dataset.theme).toBe("light");
});

it("takes over a theme that was stored after the page was opened", () => {
  localStorage.setItem("theme", "light");
  renderWithProviders(<Subject />);
  expect(root.dataset.theme).toBe("light");
  expect(screen.getByRole("button", { name: toDark })).toBeInTheDocument();
});

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
