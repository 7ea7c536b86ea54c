import { act } from "@testing-library/react";
import { useNavigation } from "../../src/context/NavigationContext";
import { useActiveSection } from "../../src/hooks/useActiveSection";
import { scrollPage } from "../support/browser";
import { renderHookWithProviders } from "../support/renderWithProviders";

it("records the scroll position when the header is raised, and when scrolling ends", () => {
  jest.useFakeTimers();
  const { result } = renderHookWithProviders(() => {
    useActiveSection({});
    return useNavigation().scrollPosition;
  });
  const recorded = [100, 200, 300].map((top) => {
    scrollPage(top);
    return result.current;
  });
  expect(recorded).toEqual([100, 100, 100]);
  act(() => window.dispatchEvent(new Event("scrollend")));
  expect(result.current).toBe(300);
});
