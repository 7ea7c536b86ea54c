import { act, screen } from "@testing-library/react";
import { useRef } from "react";
import { useIsInView } from "../../src/hooks/useIsInView";
import { observersOf, showElement } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject(options: Parameters<typeof useIsInView>[1]) {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useIsInView(element, options) ? "in view" : "away"}</p>;
}

it.each([
  [0.5, 0.49, "away"],
  [0.5, 0.5, "in view"],
  [0, 0.01, "in view"],
  [0, 0, "away"],
])("with a threshold of %d and %d of it on the screen, it is %s", (share, ratio, answer) => {
  renderWithProviders(<Subject share={share} />);
  const element = screen.getByText("away");
  showElement(element, ratio);
  expect(element).toHaveTextContent(answer);
});

it("updates when the element leaves the view again", () => {
  renderWithProviders(<Subject />);
  const element = screen.getByText("away");
  showElement(element, 1);
  expect(element).toHaveTextContent("in view");
  showElement(element, 0);
  expect(element).toHaveTextContent("away");
});

it("stops observing once it has been in view, if asked to", () => {
  renderWithProviders(<Subject isOnce share={0.5} />);
  const element = screen.getByText("away");
  showElement(element, 0.2);
  expect(observersOf(element)).toHaveLength(1);
  showElement(element, 0.6);
  expect(observersOf(element)).toHaveLength(0);
  expect(element).toHaveTextContent("in view");
});

it("uses the newest of several entries", () => {
  renderWithProviders(<Subject />);
  const element = screen.getByText("away");
  const report = (...ratios: number[]) =>
    act(() =>
      observersOf(element)[0]?.report(
        ratios.map((ratio) => ({ isIntersecting: ratio > 0, intersectionRatio: ratio })),
      ),
    );
  report(0, 1);
  expect(element).toHaveTextContent("in view");
  report(1, 0);
  expect(element).toHaveTextContent("away");
});
