import { act } from "@testing-library/react";
import { useCountUp } from "../../src/hooks/useCountUp";
import { renderHookWithProviders } from "../support/renderWithProviders";

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function renderCount(value: number, seconds: number, isStarted = true) {
  jest.useFakeTimers();
  const current = document.createElement("p");
  current.append("0", "+");
  const element = { current };
  const rendered = renderHookWithProviders(
    (started: boolean) =>
      useCountUp(element, { value, durationMs: seconds * 1000, isStarted: started }),
    { initialProps: isStarted },
  );
  const text = () => String(current.textContent);
  return { ...rendered, text, count: () => Number(text().replace(/[,+]/g, "")) };
}

it.each([
  [20, 3],
  [30, 3.5],
  [2000, 4.5],
])("counts to %i in %d s: not before that, complete then", (value, seconds) => {
  const { result, count } = renderCount(value, seconds);
  expect(count()).toBe(0);
  wait(seconds * 1000 - 10);
  expect(count()).toBeGreaterThan(value * 0.9);
  expect(count()).toBeLessThan(value);
  expect(result.current).toBe(false);
  wait(20);
  expect(result.current).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

it("never counts back or past the value, and keeps the suffix", () => {
  const { text, count } = renderCount(2000, 3.5);
  const seen = Array.from({ length: 34 }, () => {
    wait(100);
    return count();
  });
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(new Set(seen).size).toBeGreaterThan(10);
  expect(text()).toMatch(/^1,9\d\d\+$/);
});

it("stays at 0 until it is started, and then takes its full duration", () => {
  const { result, count, rerender } = renderCount(20, 3, false);
  wait(10_000);
  expect(count()).toBe(0);
  rerender(true);
  wait(1500);
  expect(count()).toBeGreaterThan(0);
  expect(count()).toBeLessThan(20);
  expect(result.current).toBe(false);
  wait(1600);
  expect(result.current).toBe(true);
});

it("stops counting once it is unmounted", () => {
  const { unmount } = renderCount(20, 3);
  wait(100);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it("updates at most twenty times a second", () => {
  const { text } = renderCount(2000, 4.5);
  const seen = new Set<string>();
  for (let ms = 0; ms < 1000; ms += 10) {
    wait(10);
    seen.add(text());
  }
  expect(seen.size).toBeLessThanOrEqual(21);
});
