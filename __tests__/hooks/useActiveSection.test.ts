/** @jest-environment jsdom */
import { act } from "@testing-library/react";
import { useNavigation } from "../../src/context/NavigationContext";
import { useActiveSection } from "../../src/hooks/useActiveSection";
import { SCROLL_REST_MS } from "../../src/lib/timing";
import { scrollPage } from "../support/browser";
import { renderHookWithProviders } from "../support/renderWithProviders";

it("records the scroll position when the header is raised, and when scrolling rests", () => {
  jest.useFakeTimers();
  const { result } = renderHookWithProviders(() => {
    useActiveSection({});
    return useNavigation().scrollPosition;
  });
  act(() => jest.advanceTimersToNextFrame());
  const recorded = [100, 200, 300].map((top) => {
    scrollPage(top);
    return result.current;
  });
  expect(recorded).toEqual([100, 100, 100]);
  act(() => jest.advanceTimersByTime(SCROLL_REST_MS));
  expect(result.current).toBe(300);
});
