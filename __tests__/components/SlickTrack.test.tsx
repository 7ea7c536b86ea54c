import { act, fireEvent, screen } from "@testing-library/react";
import Slider from "react-slick";
import { SlickTrack } from "../../src/components/SlickTrack";
import { reducedMotionQuery } from "../../src/theme/breakpoints";
import { motion } from "../../src/theme/motion";
import { setMediaQuery } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

const onSwipe = jest.fn();
const slides = ["One", "Two", "Three", "Four"].map((word) => <p key={word}>{word}</p>);
const track = (index: number) => (
  <SlickTrack index={index} onSwipe={onSwipe}>
    {slides}
  </SlickTrack>
);

const slideOf = (word: string) => screen.getByText(word).closest(".slick-slide");

/** Draws a finger across the slides, by `by` px. */
function swipe(by: number) {
  const list = screen.getByText("One").closest(".slick-list") as HTMLElement;
  fireEvent.touchStart(list, { touches: [{ pageX: 300, pageY: 10 }] });
  fireEvent.touchMove(list, { touches: [{ pageX: 300 + by, pageY: 10 }] });
  fireEvent.touchEnd(list);
}

beforeEach(() => {
  jest.useFakeTimers();
  onSwipe.mockClear();
});

it("shows the slide that the carousel asks for", () => {
  renderWithProviders(track(2));
  expect(slideOf("Three")).toHaveClass("slick-current");
});

it("goes to each new slide", () => {
  const { rerender } = renderWithProviders(track(0));
  rerender(track(3));
  act(() => jest.runOnlyPendingTimers());
  expect(slideOf("Four")).toHaveClass("slick-current");
  expect(slideOf("One")).not.toHaveClass("slick-current");
});

it("goes there although slick measures its box anew in the same moment", () => {
  const { rerender } = renderWithProviders(track(0));
  act(() => jest.runOnlyPendingTimers());
  fireEvent(window, new Event("resize"));
  rerender(track(1));
  // Both in one go: slick reads its state before React has written down where it went.
  act(() => jest.advanceTimersByTime(100));
  act(() => jest.advanceTimersByTime(1000));
  expect(slideOf("Two")).toHaveClass("slick-active");
  expect(onSwipe).not.toHaveBeenCalled();
});

it("does not take its own movements for a visitor's swipe, however fast they follow", () => {
  const { rerender } = renderWithProviders(track(0));
  rerender(track(1));
  rerender(track(2));
  act(() => jest.runOnlyPendingTimers());
  expect(onSwipe).not.toHaveBeenCalled();
  expect(slideOf("Three")).toHaveClass("slick-current");
});

it("knows its own movement from a swipe also after one", () => {
  const { rerender } = renderWithProviders(track(0));
  swipe(-200);
  rerender(track(1));
  rerender(track(3));
  act(() => jest.runOnlyPendingTimers());
  expect(onSwipe.mock.calls).toEqual([[1]]);
  expect(slideOf("Four")).toHaveClass("slick-current");
});

it.each([
  [-200, 1],
  [200, 3],
])("reports a swipe by %i px as a wish for slide %i", (by, index) => {
  renderWithProviders(track(0));
  swipe(by);
  expect(onSwipe.mock.calls).toEqual([[index]]);
});

it.each([
  [false, motion.reveal],
  [true, 0],
])("where less motion is asked for (%s) a change takes %i ms", (isReduced, speed) => {
  setMediaQuery(reducedMotionQuery, isReduced);
  const render = jest.spyOn(Slider.prototype, "render");
  renderWithProviders(track(0));
  const [slider] = render.mock.contexts as Slider[];
  expect(slider?.props).toMatchObject({ speed, autoplay: false, dots: false, arrows: false });
});

it("keeps every slide once, so that nothing is read out twice", () => {
  renderWithProviders(track(0));
  expect(screen.getAllByText(/^(One|Two|Three|Four)$/)).toHaveLength(4);
});
