import { act, screen } from "@testing-library/react";
import { useRef } from "react";
import { useIsInView } from "../../src/hooks/useIsInView";
import { observersOf } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useIsInView(element) ? "in view" : "away"}</p>;
}

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
