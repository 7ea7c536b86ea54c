import { act, fireEvent, screen } from "@testing-library/react";
import { useState, type RefObject } from "react";
import { useCarousel } from "../../src/hooks/useCarousel";
import { reducedMotionQuery } from "../../src/theme/breakpoints";
import { setMediaQuery, setPageHidden, showElement } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject() {
  const { root, index, pick, isPlaying, isRotating, togglePlaying, handlers } = useCarousel(
    3,
    ...useState(0),
  );
  return (
    <section ref={root as RefObject<HTMLElement>} aria-label="Carousel" {...handlers}>
      <p>Slide {index + 1}</p>
      <output>{isRotating ? "rotating" : "still"}</output>
      <button onClick={() => pick(index + 1)}>Next</button>
      <button onClick={togglePlaying}>{isPlaying ? "Pause" : "Play"}</button>
    </section>
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole("region", { name: "Carousel" });

function renderCarousel() {
  jest.useFakeTimers();
  renderWithProviders(<Subject />);
  showElement(carousel(), 1);
}

it("waits while it is off the screen", () => {
  renderCarousel();
  showElement(carousel(), 0);
  wait(30_000);
  expect(screen.getByText("Slide 1")).toBeInTheDocument();
  showElement(carousel(), 0.1);
  wait(5000);
  expect(screen.getByText("Slide 2")).toBeInTheDocument();
});

it("waits while the tab is hidden", () => {
  renderCarousel();
  setPageHidden(true);
  wait(30_000);
  expect(screen.getByText("Slide 1")).toBeInTheDocument();
  setPageHidden(false);
  wait(5000);
  expect(screen.getByText("Slide 2")).toBeInTheDocument();
});

it("waits while the pointer is inside", () => {
  renderCarousel();
  fireEvent.pointerEnter(carousel());
  wait(30_000);
  expect(screen.getByText("Slide 1")).toBeInTheDocument();
  fireEvent.pointerLeave(carousel());
  wait(5000);
  expect(screen.getByText("Slide 2")).toBeInTheDocument();
});

it("waits while keyboard focus is inside", () => {
  renderCarousel();
  act(() => screen.getByRole("button", { name: "Next" }).focus());
  wait(30_000);
  expect(screen.getByText("Slide 1")).toBeInTheDocument();
  act(() => screen.getByRole("button", { name: "Next" }).blur());
  wait(5000);
  expect(screen.getByText("Slide 2")).toBeInTheDocument();
});

it("does not wait for focus left by a click or a tap", () => {
  renderCarousel();
  const next = screen.getByRole("button", { name: "Next" });
  jest.spyOn(next, "matches").mockImplementation((selector) => selector !== ":focus-visible");
  act(() => next.focus());
  wait(5000);
  expect(screen.getByText("Slide 2")).toBeInTheDocument();
});

it("never starts under reduced motion until the visitor starts it", () => {
  setMediaQuery(reducedMotionQuery, true);
  renderCarousel();
  wait(60_000);
  expect(screen.getByText("Slide 1")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  wait(5000);
  expect(screen.getByText("Slide 2")).toBeInTheDocument();
});

it("turns on announcements of changes while it is stopped or focus is inside", () => {
  renderCarousel();
  const next = screen.getByRole("button", { name: "Next" });
  expect(screen.getByRole("status")).toHaveTextContent("rotating");
  act(() => next.focus());
  expect(screen.getByRole("status")).toHaveTextContent("still");
  act(() => next.blur());
  expect(screen.getByRole("status")).toHaveTextContent("rotating");
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.getByRole("status")).toHaveTextContent("still");
});
