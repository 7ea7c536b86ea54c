import { words } from "../browser/support/words";
import { expect, test } from "./support/test";

const { form } = words.contact;
const fields = [
  ["name", "Adésọlá Bello"],
  ["phone", "0801 234 5678"],
  ["email", "adesola@example.com"],
  ["message", "Two refills & a hose, 5 % off?"],
] as const;
const field = (name: string) => ({ css: `main form [name="${name}"]` });
const submit = { css: "main form button", name: form.submit };
const link = (name: string) => ({ css: "main [role='status'] a", name });

test("the form reports missing fields, keeps what was typed and prepares the message", async ({
  visit,
  expectMessage,
}) => {
  expectMessage(/^log: .*(Adésọlá|Object|object|JSHandle)/);
  await visit.open("/contact");
  for (const [name, text] of fields) {
    await visit.click(submit);
    await visit.expectFocus(field(name));
    await visit.tab.type(text);
  }
  await visit.click(submit);
  await visit.expectShown(link(form.prepared.whatsapp));
  await visit.expectPath("/contact");

  const hrefOf = async (name: string) =>
    new URL((await visit.see(link(name)))?.attributes.href ?? "");
  const chat = await hrefOf(form.prepared.whatsapp);
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${words.company.whatsapp}`);
  const mail = await hrefOf(form.prepared.mail);
  expect(mail.protocol + mail.pathname).toBe(`mailto:${words.company.email}`);
  for (const [name, text] of fields) {
    expect(chat.searchParams.get("text")).toContain(text);
    expect(decodeURIComponent(mail.search)).toContain(text);
    const value = (css: string) => document.querySelector<HTMLInputElement>(css)?.value;
    expect(await visit.tab.run(value, field(name).css)).toBe(text);
  }
});
