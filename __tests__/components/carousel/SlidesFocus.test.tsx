import { act, fireEvent, screen } from "@testing-library/react";
import { useState, type RefObject } from "react";
import { Slides } from "../../../src/components/carousel/Slides";
import { useCarousel } from "../../../src/hooks/useCarousel";
import { showElement, stayAt } from "../../support/browser";
import { renderWithProviders } from "../../support/renderWithProviders";

const slides = ["One", "Two"].map((word) => (
  <div key={word}>
    <button>{word}</button>
    <button>More of {word}</button>
  </div>
));

function Subject() {
  const state = useCarousel(slides.length, ...useState(0));
  return (
    <>
      <section ref={state.root as RefObject<HTMLElement>} aria-label="Carousel">
        <Slides state={state}>{slides}</Slides>
      </section>
      <button>Outside</button>
    </>
  );
}

const focus = (name: string) => {
  act(() => screen.getByText(name).focus());
  act(() => jest.advanceTimersByTime(0));
};
const slick = () => document.querySelector(".slick-slider");

beforeEach(() => {
  jest.useFakeTimers();
  renderWithProviders(<Subject />);
});

it("does not load slick for slides that pass by", async () => {
  showElement(screen.getByRole("region", { name: "Carousel" }), 1);
  showElement(screen.getByRole("region", { name: "Carousel" }), 0);
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(slick()).toBeNull();
});

it("does not replace the row while the focus is in it", async () => {
  focus("One");
  await stayAt(screen.getByRole("region", { name: "Carousel" }));
  expect(slick()).toBeNull();
  focus("More of One");
  expect(slick()).toBeNull();
  expect(screen.getByText("More of One")).toHaveFocus();
  focus("Outside");
  expect(slick()).toBeInTheDocument();
});

it("keeps the focused element when the window loses the focus and regains it", async () => {
  focus("One");
  await stayAt(screen.getByRole("region", { name: "Carousel" }));
  // The browser keeps `document.activeElement`.
  fireEvent.focusOut(screen.getByText("One"));
  act(() => jest.advanceTimersByTime(1000));
  expect(slick()).toBeNull();
  fireEvent.focusIn(screen.getByText("One"));
  expect(screen.getByText("One")).toHaveFocus();
  focus("Outside");
  expect(slick()).toBeInTheDocument();
});
