import { act } from "@testing-library/react";
import { useCountUp } from "../../src/hooks/useCountUp";
import { renderHookWithProviders } from "../support/renderWithProviders";

const FRAME_MS = 16;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function renderCount(value: number, seconds: number, isStarted = true) {
  jest.useFakeTimers();
  return renderHookWithProviders((started: boolean) => useCountUp(value, seconds * 1000, started), {
    initialProps: isStarted,
  });
}

it.each([
  [20, 3],
  [30, 3.5],
  [2000, 4.5],
])("counts to %i in %d s: not there before, exactly there then", (value, seconds) => {
  const { result } = renderCount(value, seconds);
  expect(result.current).toBe(0);
  wait(seconds * 1000 - 2 * FRAME_MS);
  expect(result.current).toBeLessThan(value);
  wait(4 * FRAME_MS);
  expect(result.current).toBe(value);
  expect(jest.getTimerCount()).toBe(0);
});

it("never goes back or beyond the value", () => {
  const { result } = renderCount(30, 3.5);
  const seen = Array.from({ length: 40 }, () => {
    wait(100);
    return result.current;
  });
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(new Set(seen).size).toBeGreaterThan(10);
  expect(seen.at(-1)).toBe(30);
});

it("stands at 0 until it is started, and then takes its whole time", () => {
  const { result, rerender } = renderCount(20, 3, false);
  wait(10_000);
  expect(result.current).toBe(0);
  rerender(true);
  wait(1500);
  expect(result.current).toBeGreaterThan(0);
  expect(result.current).toBeLessThan(20);
  wait(1600);
  expect(result.current).toBe(20);
});

it("asks for no more frames once its figure has gone", () => {
  const { unmount } = renderCount(20, 3);
  wait(100);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it("changes its figure no more than twenty times a second", () => {
  const { result } = renderCount(2000, 4.5);
  const seen = new Set<number>();
  for (let frame = 0; frame < 62; frame += 1) {
    wait(FRAME_MS);
    seen.add(result.current);
  }
  expect(seen.size).toBeLessThanOrEqual(20);
});
