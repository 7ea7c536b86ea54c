import { screen } from "@testing-library/react";
import { useState, type RefObject } from "react";
import { Slides } from "../../src/components/Slides";
import { useCarousel } from "../../src/hooks/useCarousel";
import { stayAt } from "../support/browser";
import { slideNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

jest.mock("../../src/components/SlickTrack", () => {
  throw new Error("The connection is gone");
});

const slides = ["One", "Two", "Three"].map((word) => ({ key: word, content: <p>{word}</p> }));

function Subject() {
  const state = useCarousel(slides.length, ...useState(0));
  return (
    <section ref={state.root as RefObject<HTMLElement>} aria-label="Carousel">
      <button onClick={() => state.pick(2)}>Third</button>
      <Slides state={state} slides={slides} />
    </section>
  );
}

const carousel = () => screen.getByRole("region", { name: "Carousel" });

it("keeps its plain row of slides if slick cannot be fetched", async () => {
  jest.useFakeTimers();
  renderWithProviders(<Subject />);
  await stayAt(carousel());
  const names = screen.getAllByRole("group").map((slide) => slide.getAttribute("aria-label"));
  expect(names).toEqual(slideNames(3));
});

it("moves the plain row to the current slide", async () => {
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(320);
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByRole("button", { name: "Third" }));
  const row = screen.getByText("Three").closest('[role="group"]')?.parentElement?.parentElement;
  expect(row?.scrollLeft).toBe(640);
});
