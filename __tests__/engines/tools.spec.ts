import { fillIn } from "../../src/lib/fillIn";
import { legalDocuments, words } from "../browser/support/words";
import { stepText } from "../support/stepText";
import type { Visit } from "./support/Visit";
import { expect, test } from "./support/test";

const { lasting, refill } = words;
const answer = { css: "main [role='status']" };
const option = (name: string) => ({ css: "main form label", name });
const field = (name: string) => ({ css: `main form [name="${name}"]` });

async function write(visit: Visit, name: string, text: string) {
  await visit.click(field(name));
  await visit.tab.type(text);
}

test("the duration of the gas follows the answers, and a reload keeps them", async ({ visit }) => {
  await visit.open("/how-long-it-lasts");
  // 11 kg × 12.8 ÷ (1.75 kW × 2 hours) = 40.2 days, × 13.6 = 42.7.
  await visit.expectText(answer, /40 to 43 days/);
  await visit.click(option(lasting.form.flame.high));
  await visit.click(option(lasting.form.gas.other));
  await write(visit, "otherGas", "5,5");
  // 5.5 × 12.8 ÷ (3 × 2) = 11.7, × 13.6 = 12.5.
  await visit.expectText(answer, /for 11 to 12 days/);
  await visit.expectPath("/how-long-it-lasts#flame=high&gas=other&otherGas=5%2C5");
  await visit.reload();
  await visit.expectText(answer, /for 11 to 12 days/);
});

test("a refill and the dates of a cylinder are checked, with errors beside their fields", async ({
  visit,
}) => {
  await visit.open("/check-my-refill");
  await visit.click(option("11 kg"));
  await write(visit, "tare", "15.2");
  await write(visit, "now", "25.6");
  await write(visit, "paid", "11");
  const missing = { paid: "11 kg", received: "10.4 kg", difference: "0.6 kg" };
  const short = fillIn(refill.result.short, missing);
  await expect.poll(async () => (await visit.see(answer))?.text).toContain(short);
  await write(visit, "made", "C-27");
  await visit.expectText({ css: "#field-made-error" }, refill.stamps.errors.letter);
  await visit.expectAttribute(field("made"), "aria-invalid", "true");
});

test("the leak card shows the numbers to call, then the steps of the guide", async ({ visit }) => {
  const alert = legalDocuments.find((document) => document.alert)?.alert;
  await visit.open("/leak-card");
  const shown = await visit.tab.run(
    () =>
      [...document.querySelectorAll("ol li, a[href^='tel:']")]
        .filter((node) => node.checkVisibility())
        .map((node) => node.getAttribute("href") ?? node.textContent),
    null,
  );
  const calls = alert?.calls.map(({ number }) => `tel:${number}`) ?? [];
  expect(shown).toEqual([...calls, ...(alert?.steps ?? []).map(stepText)]);
});
