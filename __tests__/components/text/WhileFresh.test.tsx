import { act, render, screen } from "@testing-library/react";
import { WhileFresh } from "../../../src/components/text/WhileFresh";

const END = Date.parse("2024-11-24T00:00:00+01:00");

const setClock = (now: number) => jest.useFakeTimers({ now });

afterEach(() => jest.useRealTimers());

const shownAt = (now: number) => {
  setClock(now);
  render(<WhileFresh until={END}>The price</WhileFresh>);
  return screen.getByText("The price");
};

it("hides content that expires in an open tab", () => {
  const price = shownAt(END - 1000);
  act(() => jest.advanceTimersByTime(999));
  expect(price).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(price).not.toBeVisible();
});

it("hides content that has expired when the tab comes back from the bfcache", () => {
  const price = shownAt(END - 1000);
  jest.setSystemTime(END);
  expect(price).toBeVisible();
  window.dispatchEvent(new Event("pageshow"));
  expect(price).not.toBeVisible();
});
