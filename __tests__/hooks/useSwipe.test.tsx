import { fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { useSwipe } from "../../src/hooks/useSwipe";
import { renderWithProviders } from "../support/renderWithProviders";

const onSwipe = jest.fn();

function Subject() {
  const root = useRef<HTMLParagraphElement>(null);
  return (
    <p ref={root} {...useSwipe(root, onSwipe)}>
      Slides
    </p>
  );
}

const box = () => screen.getByText("Slides");

const at = (x: number, y = 0, more = {}) => ({
  pointerType: "touch",
  isPrimary: true,
  clientX: x,
  clientY: y,
  ...more,
});

/** Puts a finger down at 200/100 and lifts it elsewhere. */
function swipe(x: number, y = 100, more = {}) {
  fireEvent.pointerDown(box(), at(200, 100, more));
  fireEvent.pointerUp(box(), at(x, y, more));
}

beforeEach(() => {
  onSwipe.mockClear();
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  renderWithProviders(<Subject />);
});

it.each([
  ["a tap", 205, 100, {}],
  ["a fifth of the width", 140, 100, {}],
  ["a scroll", 120, 400, {}],
  ["the mouse", 20, 100, { pointerType: "mouse" }],
])("does not treat %s as a swipe", (_, x, y, more) => {
  swipe(x, y, more);
  expect(onSwipe).not.toHaveBeenCalled();
});

it("ignores a pinch with two fingers, and reports a swipe with one finger afterwards", () => {
  const second = { isPrimary: false };
  fireEvent.pointerDown(box(), at(200));
  fireEvent.pointerDown(box(), at(220, 0, second));
  fireEvent.pointerUp(box(), at(20));
  fireEvent.pointerUp(box(), at(400, 0, second));
  expect(onSwipe).not.toHaveBeenCalled();
  swipe(100);
  expect(onSwipe.mock.calls).toEqual([[1]]);
});

it("forgets a move that the browser has taken over for scrolling", () => {
  fireEvent.pointerDown(box(), at(200));
  fireEvent.pointerCancel(box(), at(190));
  fireEvent.pointerUp(box(), at(20));
  expect(onSwipe).not.toHaveBeenCalled();
});
