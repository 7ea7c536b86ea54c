import { listen } from "../../src/lib/listen";

it("listens to every type until it is stopped", () => {
  const target = new EventTarget();
  const seen: string[] = [];
  const stop = listen(target, "scroll resize", ({ type }) => seen.push(type));
  for (const type of ["scroll", "resize", "click"]) target.dispatchEvent(new Event(type));
  stop();
  for (const type of ["scroll", "resize"]) target.dispatchEvent(new Event(type));
  expect(seen).toEqual(["scroll", "resize"]);
});
