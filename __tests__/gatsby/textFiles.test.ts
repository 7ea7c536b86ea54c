import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeSecurityContact } from "../../src/gatsby/textFiles";
import { temporaryFolder } from "../support/temporaryFolder";

test("security researchers find whom to write to, until when, and the policy's address; nothing without a contact", async () => {
  const folder = temporaryFolder();
  const contact = { email: "holes@testgas.ng", expires: "2031-04-30" };
  await writeSecurityContact(folder, "https://testgas.ng", contact);
  expect(readFileSync(join(folder, ".well-known/security.txt"), "utf8").split("\n")).toEqual([
    "Contact: mailto:holes@testgas.ng",
    "Expires: 2031-04-30T23:59:59Z",
    "Preferred-Languages: en",
    "Canonical: https://testgas.ng/.well-known/security.txt",
    "",
  ]);
  // Other files of the folder come from static/, such as that of an app.
  writeFileSync(join(folder, ".well-known/assetlinks.json"), "[]");
  await writeSecurityContact(folder, "https://testgas.ng", undefined);
  expect(readdirSync(join(folder, ".well-known"))).toEqual(["assetlinks.json"]);
});
