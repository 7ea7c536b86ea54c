import { writeFileSync } from "node:fs";
import path from "node:path";
import { watchFiles } from "../../../tools/preview/watchFiles";
import { temporaryFolder } from "../../support/temporaryFolder";

it("continues after a change whose handling failed", async () => {
  const print = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const folder = temporaryFolder();
  let handled: () => void = () => undefined;
  await watchFiles(folder, ["home.yml"], () => {
    handled();
    if (print.mock.calls.length === 0) throw new Error("cannot follow");
  });
  for (const text of ["title: One", "title: Two"])
    await new Promise<void>((done) => {
      handled = done;
      writeFileSync(path.join(folder, "home.yml"), text);
    });
  expect(print).toHaveBeenCalledWith("cannot follow");
});
