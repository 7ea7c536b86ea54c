import { act } from "@testing-library/react";
import { useScrollPosition } from "../../src/hooks/useScrollPosition";
import { scrollPage } from "../support/browser";
import { renderHookWithProviders } from "../support/renderWithProviders";

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function reports() {
  jest.useFakeTimers();
  const onChange = jest.fn();
  const { unmount } = renderHookWithProviders(() => useScrollPosition(onChange));
  wait(16);
  return { seen: () => onChange.mock.calls.flat() as number[], unmount };
}

it("reports other positions once scrolling ends", () => {
  const { seen } = reports();
  for (const top of [100, 200, 300]) {
    scrollPage(top);
    wait(16);
  }
  expect(seen()).toEqual([0, 100]);
  wait(150);
  expect(seen()).toEqual([0, 100, 300]);
});

it("reports nothing after unmount", () => {
  const { seen, unmount } = reports();
  scrollPage(100);
  wait(16);
  scrollPage(200);
  wait(16);
  unmount();
  wait(1000);
  expect(seen()).toEqual([0, 100]);
});
