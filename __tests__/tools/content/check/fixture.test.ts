import { problemsAfter } from "../../../support/faults";

it("finds neither a mistake nor a hint in the fixture, which other tests take for granted", async () => {
  expect(await problemsAfter(() => undefined)).toEqual([]);
});
