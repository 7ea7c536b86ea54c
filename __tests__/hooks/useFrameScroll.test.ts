import { act } from "@testing-library/react";
import { useFrameScroll } from "../../src/hooks/useFrameScroll";
import { scrollPage } from "../support/browser";
import { renderHookWithProviders } from "../support/renderWithProviders";

const nextFrame = () => act(() => jest.advanceTimersByTime(16));

function renderSpy() {
  jest.useFakeTimers();
  const onFrame = jest.fn();
  const { unmount } = renderHookWithProviders(() => useFrameScroll(onFrame));
  return { onFrame, unmount };
}

it("runs once a frame, however often the page scrolls in it", () => {
  const { onFrame } = renderSpy();
  nextFrame();
  for (const top of [1, 2, 3, 4]) scrollPage(top);
  expect(onFrame).toHaveBeenCalledTimes(1);
  nextFrame();
  expect(onFrame).toHaveBeenCalledTimes(2);
  scrollPage(5);
  nextFrame();
  expect(onFrame).toHaveBeenCalledTimes(3);
});

it("does not run after unmount", () => {
  const { onFrame, unmount } = renderSpy();
  nextFrame();
  scrollPage(1);
  unmount();
  scrollPage(2);
  nextFrame();
  expect(onFrame).toHaveBeenCalledTimes(1);
});
