/** @jest-environment jsdom */
import { tolerateOthers } from "../../src/client/tolerateOthers";

const { removeChild, insertBefore } = Node.prototype;

afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** A list whose second item another program has put into an element of its own, and whose third one it has removed. */
function changedList() {
  document.body.innerHTML = "<ul><li>1</li><li>2</li><li>3</li></ul>";
  const list = document.querySelector("ul") as HTMLUListElement;
  const [, wrapped, removed] = [...list.children] as [Element, Element, Element];
  const wrapper = document.createElement("div");
  wrapped.replaceWith(wrapper);
  wrapper.append(wrapped);
  removed.remove();
  return { list, wrapped, removed };
}

const item = () => Object.assign(document.createElement("li"), { textContent: "new" });

it("removes a moved element where it is, and nothing twice", () => {
  tolerateOthers();
  const { list, wrapped, removed } = changedList();
  expect(list.removeChild(wrapped)).toBe(wrapped);
  expect(list.removeChild(removed)).toBe(removed);
  expect(list.textContent).toBe("1");
});

it("inserts before the place of a moved element, and last if the next one is gone", () => {
  tolerateOthers();
  const { list, wrapped, removed } = changedList();
  list.insertBefore(item(), wrapped);
  expect(list.textContent).toBe("1new2");
  list.insertBefore(item(), removed);
  expect(list.textContent).toBe("1new2new");
  list.insertBefore(item(), list.firstChild);
  expect(list.textContent).toBe("new1new2new");
});
