import { act, screen } from "@testing-library/react";
import { CountUp } from "../../src/components/CountUp";
import { reducedMotionQuery } from "../../src/theme/breakpoints";
import { setMediaQuery, showElement } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The figure, the observed element, and the visible overlay on top of the figure. */
function renderFigure(value: number, seconds: number, suffix?: string) {
  jest.useFakeTimers();
  renderWithProviders(
    <p data-testid="figure">
      <CountUp value={value} seconds={seconds} suffix={suffix} />
    </p>,
  );
  const root = screen.getByTestId("figure").firstElementChild as HTMLElement;
  const moving = () => root.querySelector<HTMLElement>('[aria-hidden="true"]');
  const final = root.firstElementChild as HTMLElement;
  return { root, final, moving };
}

it("keeps the final figure while a copy hidden from screen readers counts on top of it", () => {
  const { root, final, moving } = renderFigure(20, 3);
  showElement(root, 0.5);
  wait(1500);
  expect(final).toHaveTextContent(/^20$/);
  expect(final).not.toHaveAttribute("aria-hidden");
  const count = Number(moving()?.textContent);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(20);
});

it("does not start before half of it is visible", () => {
  const { root, moving } = renderFigure(20, 3);
  showElement(root, 0.49);
  wait(10_000);
  expect(moving()).toHaveTextContent(/^0$/);
  showElement(root, 0.5);
  wait(10_000);
  expect(moving()).not.toBeInTheDocument();
});

it.each([
  [20, 3, undefined],
  [30, 3.5, undefined],
  [2000, 4.5, "+"],
])("counts to %i in %d s", (value, seconds, suffix) => {
  const { root, moving } = renderFigure(value, seconds, suffix);
  showElement(root, 1);
  wait(seconds * 1000 - 32);
  expect(moving()).toBeInTheDocument();
  wait(64);
  expect(moving()).not.toBeInTheDocument();
});

it("continues when it leaves the screen, and counts only once", () => {
  const { root, moving } = renderFigure(20, 3);
  showElement(root, 1);
  wait(1000);
  showElement(root, 0);
  wait(2100);
  expect(moving()).not.toBeInTheDocument();
  showElement(root, 1);
  wait(100);
  expect(moving()).not.toBeInTheDocument();
});

it("shows the figure at once under reduced motion", () => {
  setMediaQuery(reducedMotionQuery, true);
  const { root, final, moving } = renderFigure(30, 3.5);
  showElement(root, 1);
  wait(1000);
  expect(final).toHaveTextContent(/^30$/);
  expect(moving()).not.toBeInTheDocument();
});

it("counts evenly, never back or past its figure, and at most twenty times a second", () => {
  const { root, moving } = renderFigure(2000, 4.5, "+");
  showElement(root, 1);
  const seen = Array.from({ length: 440 }, () => {
    wait(10);
    return moving()?.textContent ?? "";
  });
  const counts = seen.map((text) => Number(text.replace(/[,+]/g, "")));
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  expect(counts.at(-1)).toBeGreaterThan(1900);
  expect(seen.at(-1)).toMatch(/^1,9\d\d\+$/);
  const inASecond = new Set(seen.slice(0, 100)).size;
  expect(inASecond).toBeGreaterThan(10);
  expect(inASecond).toBeLessThanOrEqual(21);
});
