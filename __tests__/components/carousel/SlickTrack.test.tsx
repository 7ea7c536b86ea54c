import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { SlickTrack } from "../../../src/components/carousel/SlickTrack";
import { useCarousel } from "../../../src/hooks/useCarousel";
import { renderWithProviders } from "../../support/renderWithProviders";

const slides = ["One", "Two", "Three", "Four"].map((word) => <p key={word}>{word}</p>);

function Subject() {
  const state = useCarousel(slides.length, ...useState(0));
  return (
    <>
      <button onClick={() => state.pick((all) => all.slickNext())}>Next</button>
      <SlickTrack state={state}>{slides}</SlickTrack>
    </>
  );
}

const slideOf = (word: string) => screen.getByText(word).closest(".slick-slide");

beforeEach(() => {
  jest.useFakeTimers();
});

it("turns to a new slide although slick measures its box again at the same moment", () => {
  renderWithProviders(<Subject />);
  act(() => jest.runOnlyPendingTimers());
  fireEvent(window, new Event("resize"));
  // Both in one batch: slick reads its state before React has committed the new slide.
  act(() => {
    jest.advanceTimersByTime(49);
    fireEvent.click(screen.getByRole("button"));
    jest.advanceTimersByTime(1);
  });
  act(() => jest.advanceTimersByTime(100));
  expect(slideOf("Two")).toHaveClass("slick-active");
});
