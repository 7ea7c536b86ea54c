import { act, screen } from "@testing-library/react";
import { useRef } from "react";
import { useFocusRestore } from "../../src/hooks/useFocusRestore";
import { setMediaQuery } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

const query = "(min-width: 1024px)";
const onChange = jest.fn();

function Subject() {
  const element = useRef<HTMLDivElement>(null);
  useFocusRestore(element, query, onChange);
  return (
    <>
      <div ref={element}>
        <button>Inside</button>
      </div>
      <button>Outside</button>
    </>
  );
}

const focus = (name: string) => act(() => screen.getByText(name).focus());
const focused = () => {
  setMediaQuery(query, true);
  return (onChange.mock.lastCall as [boolean, Element | null])[1];
};

/** jsdom lays nothing out: this is an element that is shown, or one that the style sheet has hidden. */
const show = (name: string, isShown: boolean) => {
  const rects = (isShown ? [new DOMRect()] : []) as unknown as DOMRectList;
  screen.getByText(name).getClientRects = () => rects;
};

beforeEach(() => onChange.mockClear());

it("remembers what has the focus inside", () => {
  renderWithProviders(<Subject />);
  show("Inside", true);
  expect(focused()).toBeNull();
  focus("Inside");
  expect(focused()).toBe(screen.getByText("Inside"));
});

it("forgets it once the visitor has moved the focus away", () => {
  renderWithProviders(<Subject />);
  show("Inside", true);
  focus("Inside");
  focus("Outside");
  expect(focused()).toBeNull();
});

it("remembers what lost the focus because it was hidden", () => {
  renderWithProviders(<Subject />);
  show("Inside", true);
  focus("Inside");
  show("Inside", false);
  act(() => screen.getByText("Inside").blur());
  expect(focused()).toBe(screen.getByText("Inside"));
});

it("listens no more once the part is gone", () => {
  const { unmount } = renderWithProviders(<Subject />);
  unmount();
  setMediaQuery(query, true);
  expect(onChange).not.toHaveBeenCalled();
});
