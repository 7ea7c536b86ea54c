import { act } from "@testing-library/react";
import { useFrameScroll } from "../../src/hooks/useFrameScroll";
import { scrollPage } from "../support/browser";
import { renderHookWithProviders } from "../support/renderWithProviders";

const nextFrame = () => act(() => jest.advanceTimersByTime(16));

it("runs once a frame, however often the page scrolls in it", () => {
  jest.useFakeTimers();
  const onFrame = jest.fn();
  renderHookWithProviders(() => useFrameScroll(onFrame));
  nextFrame();
  for (const top of [1, 2, 3, 4]) scrollPage(top);
  expect(onFrame).toHaveBeenCalledTimes(1);
  nextFrame();
  expect(onFrame).toHaveBeenCalledTimes(2);
  scrollPage(5);
  nextFrame();
  expect(onFrame).toHaveBeenCalledTimes(3);
});
