import { alertDocument } from "../../src/model/alertDocument";

it("is the first document with an alert, by order and then by title", () => {
  const later = { title: "B", alert: {} };
  const sameOrder = { title: "A", alert: {} };
  const first = { title: "Z", order: 2, alert: {} };
  const withoutAlert = { title: "A", order: 1 };
  expect(alertDocument([withoutAlert, later, first])).toBe(first);
  expect(alertDocument([later, sameOrder])).toBe(sameOrder);
  expect(alertDocument([withoutAlert])).toBeUndefined();
});
