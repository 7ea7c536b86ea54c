import { act, fireEvent, screen } from "@testing-library/react";
import { SlickTrack } from "../../../src/components/carousel/SlickTrack";
import { renderWithProviders } from "../../support/renderWithProviders";

const slides = ["One", "Two", "Three", "Four"].map((word) => <p key={word}>{word}</p>);
const track = (index: number) => <SlickTrack index={index}>{slides}</SlickTrack>;

const slideOf = (word: string) => screen.getByText(word).closest(".slick-slide");

beforeEach(() => {
  jest.useFakeTimers();
});

it("goes to a new slide although slick measures its box again at the same moment", () => {
  const { rerender } = renderWithProviders(track(0));
  act(() => jest.runOnlyPendingTimers());
  fireEvent(window, new Event("resize"));
  rerender(track(1));
  // Both in one batch: slick reads its state before React has committed the new slide.
  act(() => jest.advanceTimersByTime(100));
  act(() => jest.advanceTimersByTime(1000));
  expect(slideOf("Two")).toHaveClass("slick-active");
});
