/** @jest-environment jsdom */
import { tolerateOthers } from "../../src/client/tolerateOthers";

const item = () => Object.assign(document.createElement("li"), { textContent: "new" });

it("inserts before the place of a moved element, or last if it is gone; removes it where it is, and nothing twice", () => {
  tolerateOthers();
  document.body.innerHTML = "<ul><li>1</li><li>2</li><li>3</li></ul>";
  const list = document.querySelector("ul") as HTMLUListElement;
  const [, wrapped, removed] = [...list.children] as [Element, Element, Element];
  // Another program has put the second item into an element of its own, and removed the third.
  const wrapper = document.createElement("div");
  wrapped.replaceWith(wrapper);
  wrapper.append(wrapped);
  removed.remove();
  list.insertBefore(item(), wrapped);
  expect(list.textContent).toBe("1new2");
  list.insertBefore(item(), removed);
  expect(list.textContent).toBe("1new2new");
  list.insertBefore(item(), list.firstChild);
  expect(list.textContent).toBe("new1new2new");
  expect(list.removeChild(wrapped)).toBe(wrapped);
  expect(list.removeChild(removed)).toBe(removed);
  expect(list.textContent).toBe("new1newnew");
});
