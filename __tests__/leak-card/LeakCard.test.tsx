import { screen } from "@testing-library/react";
import { LeakCard } from "../../src/leak-card/LeakCard";
import { company, entry, legalData, SITE_URL, siteData, siteWithout } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";
import { stepText } from "../support/stepText";

const words = entry<Queries.SiteLeakCardWordsFragment>("SiteLeakCard");
const guide = legalData("safety").legalDocument as unknown as Queries.LeakCardGuideFragment;
const alert = guide.alert as NonNullable<typeof guide.alert>;

/** Renders the card; returns its text. */
function textOf(card = words, document = guide, site = siteData()): string {
  const { container, unmount } = renderWithProviders(<LeakCard card={card} guide={document} />, {
    site,
  });
  const text = container.textContent;
  unmount();
  return text;
}

const codeIn = (text: string) =>
  new RegExp(words.edition.replace("{code}", "([0-9A-F]{6})").replace(/\{date\}.*/, "")).exec(
    text,
  )?.[1];

it("says what comes first, then has the numbers, the steps, the note and what to do in a fire", () => {
  const text = textOf();
  const parts = [
    alert.first,
    ...alert.calls.map(({ label }) => label),
    ...alert.steps.map(stepText),
    alert.note as string,
    alert.fire.text,
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it("names the company's number for leaks, or its phone if it has none", () => {
  const own = company().leakPhone?.replaceAll(" ", "\u00a0") as string;
  expect(textOf()).toContain(words.leakPhone.replace("{leakPhone}", own));
  expect(textOf()).not.toContain(words.company);
  expect(textOf(words, guide, siteWithout("leakPhone"))).toContain(words.company);
});

it("has a code that changes with every printed word, and with no other", () => {
  const code = codeIn(textOf());
  expect(code).toBeDefined();
  const otherSteps = {
    ...guide,
    alert: { ...alert, steps: [{ ...alert.steps[0], text: "Run!" }] },
  };
  const changes = [
    textOf({ ...words, company: "Ring the mill." }, guide, siteWithout("leakPhone")),
    textOf({ ...words, company: "Ring the inn." }, guide, siteWithout("leakPhone")),
    textOf(words, otherSteps as typeof guide),
    textOf({ ...words, lines: { ...words.lines, labels: ["The tree"] } }),
  ].map(codeIn);
  expect(new Set([code, ...changes]).size).toBe(changes.length + 1);
  expect(codeIn(textOf({ ...words, home: "Out", print: "Copy it.", send: "Pass it on" }))).toBe(
    code,
  );
});

it("can be sent on WhatsApp", () => {
  renderWithProviders(<LeakCard card={words} guide={guide} />);
  expect(screen.getByRole("link", { name: words.send })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`${SITE_URL}/leak-card`)}`,
  );
});
