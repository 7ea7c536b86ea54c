/** @jest-environment node */
import { companyFacts } from "../../src/components/companyFacts";

const labels = {
  hours: "Open",
  areas: "Towns",
  deliveryTime: "Delivery",
  refill: "Refill",
  payment: "Pay",
  licence: "Licence",
  registration: "Company",
};

const names = Object.keys(labels) as (keyof typeof labels)[];

it("has a row for each fact that is filled in, in the requested order", () => {
  const company = {
    hours: [
      { days: "Monday to Friday", from: "8 am", to: "6 pm" },
      { days: "Saturday", from: "9 am", to: "1 pm" },
    ],
    areas: ["Ajah", "Epe"],
    deliveryTime: "within 3 hours",
    refill: "We fill it at the door.",
    payment: ["cash", "bank transfer"],
    licence: { authority: "NMDPRA", number: "L 1", holder: "A Ltd" },
    registration: { name: "A Ltd", number: "RC 1" },
  };
  expect(
    companyFacts(company, { labels, names }).map(({ label, lines }) => [label, lines]),
  ).toEqual([
    ["Open", ["Monday to Friday, 8 am–6 pm", "Saturday, 9 am–1 pm"]],
    ["Towns", ["Ajah, Epe"]],
    ["Delivery", ["within 3 hours"]],
    ["Refill", ["We fill it at the door."]],
    ["Pay", ["cash, bank transfer"]],
    ["Licence", ["NMDPRA L 1", "A Ltd"]],
    ["Company", ["A Ltd", "RC 1"]],
  ]);
  expect(
    companyFacts(company, { labels, names: ["payment", "areas"] }).map(({ label }) => label),
  ).toEqual(["Pay", "Towns"]);
});

it.each([
  ["absent", {}],
  ["null, as queries return it", Object.fromEntries(names.map((name) => [name, null]))],
  ["empty lists", { hours: [], areas: [], payment: [] }],
])("has no rows if the facts are %s", (_, company) => {
  expect(companyFacts(company, { labels, names })).toEqual([]);
});
