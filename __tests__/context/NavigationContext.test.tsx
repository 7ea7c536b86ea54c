import { useNavigation } from "../../src/context/NavigationContext";
import { renderHookWithProviders } from "../support/renderWithProviders";

it("starts with the specification's values", () => {
  expect(renderHookWithProviders(useNavigation).result.current).toEqual({
    activeSection: "home",
    isMenuOpen: false,
    scrollPosition: 0,
  });
});
