import { render, screen } from "@testing-library/react";
import { WhileFresh } from "../../src/components/WhileFresh";

const END = Date.parse("2024-11-24T00:00:00+01:00");

it.each([
  ["shows its content before", END - 1, false],
  ["hides its content from", END, true],
])("%s its end", (_, now, isHidden) => {
  jest.useFakeTimers({ now });
  render(<WhileFresh until={END}>The price</WhileFresh>);
  expect(screen.getByText("The price").hidden).toBe(isHidden);
  jest.useRealTimers();
});
