import { allHands, hands } from "../browser/support/foreignHands";
import { words } from "../browser/support/words";
import type { Visit } from "./support/Visit";
import { expect, test } from "./support/test";

const letHandsWork = async (visit: Visit) => {
  for (const hand of allHands) await visit.tab.run(hands[hand], null);
};

/** Fills in fields without any event, as a browser does; the last one has the focus, and two letters are selected. */
const fillEarly = (visit: Visit, values: Readonly<Record<string, string>>) =>
  visit.tab.run((entries) => {
    for (const [name, value] of entries) {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}`);
      field.value = value;
      field.focus();
      if (field.type === "text") field.setSelectionRange(1, 3);
    }
  }, Object.entries(values));

const valueOf = (visit: Visit, name: string) =>
  visit.tab.run(
    (field) => document.querySelector<HTMLInputElement>(`main [name="${field}"]`)?.value,
    name,
  );

const takeOver = async (visit: Visit) => {
  await visit.tab.run(() => void window.dispatchEvent(new Event("pointermove")), null);
  await visit.expectTakenOver();
};

test("beside other programs, what was filled in before the take-over stays, with focus and selection", async ({
  visit,
  expectMessage,
}) => {
  expectMessage(/^(info|log): /);
  await visit.openOnly("/contact");
  await letHandsWork(visit);
  await fillEarly(visit, { phone: "0801 234 5678", email: "ada@example.com", name: "Adaeze" });
  await takeOver(visit);
  await visit.expectFocus({ css: "main [name=name]" });
  await visit.tab.type("nn");
  expect(await valueOf(visit, "name")).toBe("Anneze");
  expect(await valueOf(visit, "phone")).toBe("0801 234 5678");
  expect(await valueOf(visit, "email")).toBe("ada@example.com");
});

test("beside other programs, a calculator shows the answer of its figures, and the landing page its cards", async ({
  visit,
  expectMessage,
}) => {
  expectMessage(/^info: /);
  await visit.openOnly("/how-long-it-lasts");
  await fillEarly(visit, { hours: "91" });
  await takeOver(visit);
  await letHandsWork(visit);
  const answer = { css: "main [role='status']" };
  await visit.click({ css: "main form label", name: words.lasting.form.flame.high });
  await visit.tab.run(() => {
    const field = document.querySelector<HTMLInputElement>("main [name=hours]");
    field?.select();
    field?.focus();
  }, null);
  await visit.tab.type("1.5");
  // 11 kg × 12.8 ÷ (3 kW × 1.5 hours) = 31.3 days, × 13.6 = 33.2.
  await visit.expectText(answer, /31\D+33/);
  await visit.openOnly("/");
  const cards = () =>
    visit.tab.run(() => document.querySelectorAll("#services section li h3 a").length, null);
  const count = await cards();
  expect(count).toBeGreaterThan(0);
  await letHandsWork(visit);
  await takeOver(visit);
  // The blocker may have removed one.
  expect(await cards()).toBeGreaterThanOrEqual(count - 1);
});
