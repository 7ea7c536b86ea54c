import { existsSync, readFileSync } from "node:fs";
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
  await writeSecurityContact(folder, "https://testgas.ng", undefined);
  expect(existsSync(join(folder, ".well-known"))).toBe(false);
});
