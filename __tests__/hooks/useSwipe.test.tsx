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

/** A finger goes down at 200/100 and leaves elsewhere; a box of 300 px. The pinch is in showcase.spec. */
it.each<[string, number, number, { isCancelled?: true; pointerType?: string }, number[][]]>([
  ["a swipe", 100, 100, {}, [[1]]],
  ["a tap", 205, 100, {}, []],
  ["a fifth of the width", 140, 100, {}, []],
  ["a scroll", 120, 400, {}, []],
  ["a scroll that the browser has taken over", 20, 100, { isCancelled: true }, []],
  ["the mouse", 20, 100, { pointerType: "mouse" }, []],
])("of %s it reports %j", (_, x, y, { isCancelled, pointerType = "touch" }, reported) => {
  onSwipe.mockClear();
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  renderWithProviders(<Subject />);
  const box = screen.getByText("Slides");
  const finger = { pointerType, isPrimary: true };
  fireEvent.pointerDown(box, { ...finger, clientX: 200, clientY: 100 });
  if (isCancelled) fireEvent.pointerCancel(box, finger);
  fireEvent.pointerUp(box, { ...finger, clientX: x, clientY: y });
  expect(onSwipe.mock.calls).toEqual(reported);
});
