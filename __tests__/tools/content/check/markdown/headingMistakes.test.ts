import { validTree } from "../../../../support/contentTree";
import { edit, problemsAfter } from "../../../../support/faults";

it("rejects an alert with the address of the menu, with every link to the address before", async () => {
  const [own, ...links] = await problemsAfter(
    edit("legal/safety.md", "anchor: hiss", "anchor: main-navigation"),
  );
  expect(own).toBe(
    "content/legal/safety.md:9:11 heading-id: #main-navigation is used on every page; choose another anchor",
  );
  const broken = links.map((problem) =>
    problem.replace(/:[\d:]+ .*: (#hiss does not exist).*/, " $1"),
  );
  const linking = [...(await validTree())].flatMap(([file, bytes]) =>
    [...bytes.toString().matchAll(/\/safety#hiss\b/g)].map(
      () => `content/${file} #hiss does not exist`,
    ),
  );
  expect(broken.sort()).toEqual(linking.sort());
});
