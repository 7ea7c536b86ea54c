import { act } from "@testing-library/react";
import { useNavigation, useNavigationActions } from "../../src/context/NavigationContext";
import { renderHookWithProviders } from "../support/renderWithProviders";

const renderNavigation = (initialSection?: string) =>
  renderHookWithProviders(() => ({ state: useNavigation(), actions: useNavigationActions() }), {
    initialSection,
  }).result;

it("starts with the specification's values", () => {
  expect(renderNavigation().current.state).toEqual({
    activeSection: "home",
    isMenuOpen: false,
    scrollPosition: 0,
  });
});

it("sets the active section and the scroll position independently", () => {
  const navigation = renderNavigation();
  act(() => navigation.current.actions.setActiveSection("partners"));
  expect(navigation.current.state).toMatchObject({ activeSection: "partners", scrollPosition: 0 });
  act(() => navigation.current.actions.setScrollPosition(420));
  expect(navigation.current.state).toMatchObject({
    activeSection: "partners",
    scrollPosition: 420,
  });
});

it("toggles the menu, and sets it open or closed", () => {
  const navigation = renderNavigation();
  const isOpenAfter = (change: () => void) => {
    act(change);
    return navigation.current.state.isMenuOpen;
  };
  const { toggleMenu, setMenuOpen } = navigation.current.actions;
  expect(isOpenAfter(toggleMenu)).toBe(true);
  expect(isOpenAfter(toggleMenu)).toBe(false);
  expect(isOpenAfter(() => setMenuOpen(true))).toBe(true);
  expect(isOpenAfter(() => setMenuOpen(true))).toBe(true);
  expect(isOpenAfter(() => setMenuOpen(false))).toBe(false);
});
