import { act, fireEvent, screen } from "@testing-library/react";
import { useState, type RefObject } from "react";
import { useCarousel } from "../../src/hooks/useCarousel";
import { showElement } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject({ count = 3 }: { count?: number }) {
  const { root, handlers, index, pick } = useCarousel(count, ...useState(0));
  return (
    <section ref={root as RefObject<HTMLElement>} aria-label="Carousel" {...handlers}>
      <output>{index}</output>
      <button onClick={() => pick(1)}>Second</button>
    </section>
  );
}

const root = () => screen.getByRole("region", { name: "Carousel" });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const pick = () => fireEvent.click(screen.getByRole("button"));
const index = () => Number(screen.getByRole("status").textContent);

beforeEach(() => {
  jest.useFakeTimers();
});

it("keeps the rest of the pause after a pick if it was held in between", () => {
  renderWithProviders(<Subject />);
  showElement(root(), 1);
  pick();
  fireEvent.pointerEnter(root());
  wait(4000);
  fireEvent.pointerLeave(root());
  wait(10_999);
  expect(index()).toBe(1);
  wait(1);
  expect(index()).toBe(2);
});

it.each([0, 1])("sets no timer for %i slides", (count) => {
  renderWithProviders(<Subject count={count} />);
  showElement(root(), 1);
  expect(jest.getTimerCount()).toBe(0);
});

it("restarts the pause with each pick, even of the current slide", () => {
  renderWithProviders(<Subject />);
  showElement(root(), 1);
  pick();
  wait(9000);
  pick();
  wait(14_999);
  expect(index()).toBe(1);
  wait(1);
  expect(index()).toBe(2);
});
