import { createEvent, fireEvent, screen } from "@testing-library/react";
import { useLinkClicks } from "../../src/hooks/useLinkClicks";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject() {
  useLinkClicks();
  return (
    <>
      <a href="/">Top</a>
      <a href="/" target="_blank">
        New tab
      </a>
      <a href="/" download>
        Price list
      </a>
    </>
  );
}

/** Clicks and returns whether the browser's own navigation was prevented. */
function click(name: string, init: MouseEventInit) {
  const event = createEvent.click(screen.getByText(name), { button: 0, ...init });
  let isPrevented = false;
  const handleLast = (last: MouseEvent) => {
    isPrevented = last.defaultPrevented;
    // jsdom cannot follow links and reports an error.
    last.preventDefault();
  };
  window.addEventListener("click", handleLast, { once: true });
  fireEvent(screen.getByText(name), event);
  return isPrevented;
}

it.each([
  ["Top", {}, true],
  ["Top", { ctrlKey: true }, false],
  ["Top", { metaKey: true }, false],
  ["Top", { shiftKey: true }, false],
  ["Top", { altKey: true }, false],
  ["Top", { button: 1 }, false],
  ["New tab", {}, false],
  ["Price list", {}, false],
])("a click on “%s” with %j is handled here: %s", (name, init, isOurs) => {
  renderWithProviders(<Subject />);
  expect(click(name, init)).toBe(isOurs);
});
