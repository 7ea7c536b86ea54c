import { act, screen } from "@testing-library/react";
import { CountUp } from "../../../src/components/text/CountUp";
import { showElement } from "../../support/browser";
import { renderWithProviders } from "../../support/renderWithProviders";

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A figure whose half is in view, the observed element, and the visible overlay on top of the figure. */
function renderFigure() {
  jest.useFakeTimers();
  renderWithProviders(
    <p data-testid="figure">
      <CountUp value={2000} seconds={4.5} suffix="+" />
    </p>,
  );
  const root = screen.getByTestId("figure").firstElementChild as HTMLElement;
  showElement(root, 0.5);
  return { root, moving: () => root.querySelector<HTMLElement>('[aria-hidden="true"]') };
}

it("counts evenly, never back or past its figure, and at most twenty times a second, above the final figure", () => {
  const { root, moving } = renderFigure();
  const seen = Array.from({ length: 440 }, () => {
    wait(10);
    return moving()?.textContent ?? "";
  });
  expect(root.firstElementChild?.textContent).toBe("2000+");
  expect(root.firstElementChild).not.toHaveAttribute("aria-hidden");
  const counts = seen.map((text) => Number(text.replace("+", "")));
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  expect(seen.at(-1)).toMatch(/^19\d\d\+$/);
  const inASecond = new Set(seen.slice(0, 100)).size;
  expect(inASecond).toBeGreaterThan(10);
  expect(inASecond).toBeLessThanOrEqual(21);
});

it("continues when it leaves the screen, and counts only once", () => {
  const { root, moving } = renderFigure();
  wait(1000);
  showElement(root, 0);
  wait(3600);
  expect(moving()).not.toBeInTheDocument();
  showElement(root, 1);
  wait(100);
  expect(moving()).not.toBeInTheDocument();
});
