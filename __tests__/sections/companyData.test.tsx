import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { z } from "zod";
import { Footer } from "../../src/app/Footer";
import { ContactDetails } from "../../src/components/contact/ContactDetails";
import { LeakLine } from "../../src/components/contact/CallButtons";
import { fillIn } from "../../src/lib/fillIn";
import { openingPhrase } from "../../src/lib/openingHours";
import { required } from "../../src/lib/required";
import { siteCompany } from "../../src/model/types/siteCompany";
import { ContactMap } from "../../src/sections/ContactMap";
import { Hero } from "../../src/sections/Hero";
import { LeakCard } from "../../src/leak-card/LeakCard";
import { Ordering } from "../../src/sections/Ordering";
import { legalDocuments, words } from "../browser/support/words";
import { contact, home, siteData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

// Company data, figures and guides that the fixture does not have. The fixture's own is in the trees that the browser tests record.

type Site = ReturnType<typeof siteData>;
type Guide = Pick<Queries.LegalDocument, "path" | "alert">;

const { company, navigation } = words;
const labels = contact.details;
const { proof } = words.app;
const { licence } = company;

/** The site's data for a company whose owner left out these fields. */
const siteWithout = (...fields: (keyof typeof company)[]) =>
  siteData(Object.fromEntries(fields.map((field) => [field, null])));

function textOf(ui: ReactElement, site?: Site) {
  const { container, unmount } = renderWithProviders(ui, { site });
  const text = container.textContent;
  unmount();
  return text;
}

/** A company of which the owner has filled in only what must be. */
const bareSite = siteWithout(
  ...Object.entries(siteCompany.fields.shape)
    .filter(([, field]) => field instanceof z.ZodOptional)
    .map(([name]) => name as keyof typeof company),
);

const proven = [proof.registration.label, fillIn(proof.licence, { ...licence })];

test.each<[string, ReactElement, readonly string[]]>([
  [
    "the order section",
    <Ordering ordering={contact.ordering} details={labels} />,
    [labels.deliveryTime, labels.refill, labels.payment],
  ],
  [
    "the contact details",
    <ContactDetails title="Contact" labels={labels} />,
    [labels.hours, labels.note, labels.areas, labels.registration, labels.licence, ...proven],
  ],
  ["the footer", <Footer />, [...proven, fillIn(navigation.footer.licence, { ...licence })]],
  ["the line for leaks", <LeakLine label="Night watch" />, ["Night watch"]],
])("%s has the facts that the owner filled in, and no other", (_, ui, facts) => {
  const [full, bare] = [textOf(ui), textOf(ui, bareSite)];
  for (const fact of facts) {
    expect(full).toContain(fact);
    expect(bare).not.toContain(fact);
  }
});

test("the first screen has the price, if there is one, and at most two lines of open hours", () => {
  const { hero } = home;
  const offer = { hero, message: "Good day." };
  const lines = (count: number) =>
    ["Monday", "Tuesday", "Friday"].slice(0, count).map((days) => ({ days, times: "8 am–6 pm" }));
  const opening = fillIn(hero.open, { hours: lines(2).map(openingPhrase).join("; ") });
  const closed = { days: "Sunday", times: "closed" };
  expect(textOf(<Hero {...offer} />, siteData({ hours: [...lines(2), closed] }))).toContain(
    opening,
  );
  const [start = ""] = hero.open.split("{");
  expect(textOf(<Hero {...offer} />, siteData({ hours: lines(3) }))).not.toContain(start);
  expect(textOf(<Hero {...offer} />, siteWithout("hours"))).not.toContain(start);
  expect(textOf(<Hero {...offer} price={{ line: "Gas at 9" }} />)).toContain("Gas at 9");
});

test("without a street, the address begins with the town, and the map names the area", () => {
  const site = siteData({ address: { ...company.address, street: null } });
  const town = company.address.locality;
  const details = textOf(<ContactDetails title="Contact" labels={labels} />, site);
  expect(details).toContain(`${labels.address}${town}`);
  const { map } = contact;
  renderWithProviders(<ContactMap map={map} view={company.map} />, { site });
  expect(screen.getByRole("region", { name: fillIn(map.area, { town }) })).toBeInTheDocument();
});

test("the leak card has a code that changes with every printed word, and with no other", () => {
  const { leakCard } = words;
  const guide = legalDocuments.find((document) => document.alert) as unknown as Guide;
  const alert = required(guide.alert, "the alert");
  const bare = siteWithout("leakPhone");
  const code = new RegExp(leakCard.edition.replace("{code}", "([0-9A-F]{6})"));
  const codeOf = (card = leakCard, document = guide, site?: Site) =>
    code.exec(textOf(<LeakCard card={card} guide={document} />, site))?.[1];
  const steps = [{ lead: null, text: "Run!", drawing: null }, ...alert.steps.slice(1)];
  const codes = [
    codeOf(),
    codeOf({ ...leakCard, company: "Ring the mill." }, guide, bare),
    codeOf({ ...leakCard, company: "Ring the inn." }, guide, bare),
    codeOf(leakCard, { ...guide, alert: { ...alert, steps } }),
    codeOf({ ...leakCard, lines: { ...leakCard.lines, labels: ["The tree"] } }),
  ];
  expect(codes).not.toContain(undefined);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codeOf({ ...leakCard, home: "Out", print: "Copy", send: "Pass on" })).toBe(codes[0]);
  const withoutPhone = textOf(<LeakCard card={leakCard} guide={guide} />, bare);
  expect(withoutPhone).toContain(`${leakCard.say} ${leakCard.company}`);
});
