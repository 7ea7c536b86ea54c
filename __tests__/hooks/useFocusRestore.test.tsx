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

/** jsdom has no layout: this element simulates being shown or hidden by the style sheet. */
const show = (name: string, isShown: boolean) => {
  const rects = (isShown ? [new DOMRect()] : []) as unknown as DOMRectList;
  screen.getByText(name).getClientRects = () => rects;
};

beforeEach(() => onChange.mockClear());

it("remembers the focused element inside", () => {
  renderWithProviders(<Subject />);
  show("Inside", true);
  expect(focused()).toBeNull();
  focus("Inside");
  expect(focused()).toBe(screen.getByText("Inside"));
});

it("forgets the element once the visitor has moved the focus away", () => {
  renderWithProviders(<Subject />);
  show("Inside", true);
  focus("Inside");
  focus("Outside");
  expect(focused()).toBeNull();
});

it("remembers an element that lost focus because it was hidden", () => {
  renderWithProviders(<Subject />);
  show("Inside", true);
  focus("Inside");
  show("Inside", false);
  act(() => screen.getByText("Inside").blur());
  expect(focused()).toBe(screen.getByText("Inside"));
});
