import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { SlickTrack } from "../../../src/components/carousel/SlickTrack";
import { useCarousel } from "../../../src/hooks/useCarousel";
import { PICTURE_WAIT_MS } from "../../../src/lib/timing";
import { renderWithProviders } from "../../support/renderWithProviders";

const slides = ["One", "Two", "Three", "Four"].map((word) => (
  <p key={word}>
    <img alt="" />
    {word}
  </p>
));

function Subject({ isRow = false }) {
  const state = useCarousel(slides.length, ...useState(0));
  return (
    <section ref={state.root}>
      <button onClick={() => state.pick((from) => from + 1)}>Next</button>
      {isRow ? slides[state.index] : <SlickTrack state={state}>{slides}</SlickTrack>}
    </section>
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

it.each([false, true])(
  "counts each press while a picture is on its way; in a row: %p",
  async (isRow) => {
    renderWithProviders(<Subject isRow={isRow} />);
    act(() => jest.runOnlyPendingTimers());
    const picture = document.images[0] as HTMLImageElement;
    Object.defineProperty(picture, "complete", { value: false });
    picture.decode = () => new Promise(() => undefined);
    const button = screen.getByRole("button");
    fireEvent.click(button);
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(PICTURE_WAIT_MS - 1));
    expect(slideOf("One")?.className ?? "slick-active").toContain("slick-active");
    await act(() => jest.advanceTimersByTimeAsync(100));
    screen.getByText("Three");
    expect(slideOf("Three")?.className ?? "slick-active").toContain("slick-active");
    for (const { onclick } of document.images) expect(onclick).toBeNull();
  },
);

it("does not report a slide that the page itself has chosen", () => {
  const onChange = jest.fn();
  const Told = ({ index }: { index: number }) => (
    <SlickTrack state={useCarousel(slides.length, index, onChange)}>{slides}</SlickTrack>
  );
  const { rerender } = renderWithProviders(<Told index={2} />);
  act(() => jest.runOnlyPendingTimers());
  rerender(<Told index={0} />);
  act(() => jest.advanceTimersByTime(100));
  expect(slideOf("One")).toHaveClass("slick-active");
  expect(onChange).not.toHaveBeenCalled();
});
