import { act } from "@testing-library/react";
import { useState } from "react";
import { useAutoplay } from "../../src/hooks/useAutoplay";
import { renderHookWithProviders } from "../support/renderWithProviders";

const playing = { count: 3, isPlaying: true, isHeld: false };

beforeEach(() => {
  jest.useFakeTimers();
});

const renderAutoplay = (options: Partial<typeof playing> = {}) => {
  const initialProps = { ...playing, ...options };
  const { result, rerender } = renderHookWithProviders(
    (props: typeof playing) => {
      const [index, onChange] = useState(0);
      return useAutoplay({ ...props, index, onChange });
    },
    { initialProps },
  );
  return {
    index: () => result.current.shown,
    pick: (index: number) => act(() => result.current.pick(index)),
    change: (next: Partial<typeof playing>) => rerender({ ...initialProps, ...next }),
  };
};

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it("keeps the rest of the pause after a pick if it was held in between", () => {
  const carousel = renderAutoplay();
  carousel.pick(1);
  carousel.change({ isHeld: true });
  wait(4000);
  carousel.change({ isHeld: false });
  wait(10_999);
  expect(carousel.index()).toBe(1);
  wait(1);
  expect(carousel.index()).toBe(2);
});

it.each([0, 1])("sets no timer for %i slides", (count) => {
  const carousel = renderAutoplay({ count });
  expect(jest.getTimerCount()).toBe(0);
  expect(carousel.index()).toBe(0);
});

it("restarts the pause with each pick, even of the current slide", () => {
  const carousel = renderAutoplay();
  carousel.pick(1);
  wait(9000);
  carousel.pick(1);
  wait(14_999);
  expect(carousel.index()).toBe(1);
  wait(1);
  expect(carousel.index()).toBe(2);
});

it("stays within a row that has become shorter", () => {
  const carousel = renderAutoplay({ count: 4 });
  carousel.pick(3);
  carousel.change({ count: 2 });
  expect(carousel.index()).toBe(1);
});
