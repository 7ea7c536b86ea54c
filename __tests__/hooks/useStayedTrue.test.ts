import { act } from "@testing-library/react";
import { useStayedTrue } from "../../src/hooks/useStayedTrue";
import { renderHookWithProviders } from "../support/renderWithProviders";

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it("becomes true once a value has stayed true for its time, and never resets", () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHookWithProviders(
    (isSo: boolean) => useStayedTrue(isSo, 1000),
    { initialProps: true },
  );
  wait(900);
  rerender(false);
  wait(2000);
  rerender(true);
  wait(999);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});
