import { Ordering } from "../../src/sections/Ordering";
import { contact } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

test("the part of the page's address opens where browsers do not open it by themselves", () => {
  window.location.hash = "#wrong";
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  const { container } = renderWithProviders(
    <Ordering ordering={contact.ordering} details={contact.details} />,
  );
  const isOpen = [...container.querySelectorAll("details")].map(({ open }) => open);
  expect(isOpen).toEqual([false, false, false, true]);
  expect(scroll).toHaveBeenCalledTimes(1);
});
