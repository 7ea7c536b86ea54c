import { fireEvent, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { Footer } from "../../src/app/Footer";
import { Stamps } from "../../src/calculators/stamps/Stamps";
import { ContactDetails } from "../../src/components/ContactDetails";
import { LeakLine } from "../../src/components/LeakLine";
import { fillIn } from "../../src/lib/fillIn";
import { openingLine } from "../../src/lib/openingHours";
import { required } from "../../src/lib/required";
import { About } from "../../src/sections/About";
import { CheckYourself } from "../../src/sections/CheckYourself";
import { ContactMap } from "../../src/sections/ContactMap";
import { Hero } from "../../src/sections/Hero";
import { LeakCard } from "../../src/leak-card/LeakCard";
import { Ordering } from "../../src/sections/Ordering";
import {
  app,
  company,
  contact,
  contactData,
  entry,
  home,
  landingData,
  legalData,
  navigation,
  refillWords,
  siteData,
  siteWithout,
} from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

// Company data, figures and guides that the fixture does not have. The fixture's own is in the trees that the browser tests record.

type Site = ReturnType<typeof siteData>;
type Fields = Parameters<typeof siteWithout>;

const { alertGuide, allProduct, ...pages } = landingData();
const there = <Type,>(value: Type | null | undefined) => required(value, "a part of the fixture");
const labels = contact().details;
const { proof } = app();
const towns = there(company().areas).join(", ");

/** The text of an element. */
function textOf(ui: ReactElement, site?: Site) {
  const { container, unmount } = renderWithProviders(ui, { site });
  const text = container.textContent;
  unmount();
  return text;
}

const changed = (change: Partial<ReturnType<typeof company>>): Site => ({
  ...siteData(),
  siteCompany: { ...company(), ...change },
});

test.each<[string, ReactElement, Fields, readonly string[]]>([
  [
    "About Us",
    <About about={home().about} labels={labels} />,
    ["hours", "areas", "deliveryTime", "refill", "payment"],
    [labels.hours, towns, labels.deliveryTime, labels.refill, labels.payment],
  ],
  [
    "the order section",
    <Ordering ordering={contact().ordering} details={labels} />,
    ["deliveryTime", "refill", "payment"],
    [labels.deliveryTime, labels.refill, labels.payment],
  ],
  [
    "the contact details",
    <ContactDetails title="Contact" labels={labels} />,
    ["hours", "areas", "registration", "licence"],
    [
      labels.hours,
      labels.areas,
      labels.registration,
      labels.licence,
      proof.registration.label,
      fillIn(proof.licence, { ...company().licence }),
    ],
  ],
  [
    "the footer",
    <Footer />,
    ["registration", "licence"],
    [
      there(company().registration).number,
      fillIn(navigation().footer.licence, { ...company().licence }),
      proof.registration.label,
    ],
  ],
  ["the line for leaks", <LeakLine label="Night watch" />, ["leakPhone"], ["Night watch"]],
])("%s has the facts that the owner filled in, and no other", (_, ui, fields, shown) => {
  const [full, bare] = [textOf(ui), textOf(ui, siteWithout(...fields))];
  for (const words of shown) {
    expect(full).toContain(words);
    expect(bare).not.toContain(words);
  }
});

test("the first screen has the price, if there is one, and at most two lines of hours", () => {
  const { hero } = home();
  const lines = (count: number) =>
    ["Monday", "Tuesday", "Friday"]
      .slice(0, count)
      .map((days) => ({ days, from: "8 am", to: "6 pm" }));
  const opening = fillIn(hero.open, { hours: lines(2).map(openingLine).join("; ") });
  expect(textOf(<Hero hero={hero} />, changed({ hours: lines(2) }))).toContain(opening);
  const [start = ""] = hero.open.split("{");
  expect(textOf(<Hero hero={hero} />, changed({ hours: lines(3) }))).not.toContain(start);
  expect(textOf(<Hero hero={hero} />, siteWithout("hours"))).not.toContain(start);
  const refill = { line: "Gas at 9", until: Date.now() + 60_000 };
  expect(textOf(<Hero hero={hero} refill={refill} />)).toContain(`${hero.subtitle}Gas at 9`);
});

test("without a street, the address begins with the town, and the map shows the area without a pin", () => {
  const site = changed({ address: { ...company().address, street: null } });
  const town = company().address.locality;
  const details = textOf(<ContactDetails title="Contact" labels={labels} />, site);
  expect(details).toContain(`${labels.address}${town}`);
  const { map } = contact();
  const view = there(contactData().siteCompany).map;
  renderWithProviders(<ContactMap map={map} view={view} />, { site });
  screen.getByRole("region", { name: fillIn(map.area, { town }) });
  fireEvent.click(screen.getByRole("button", { name: map.load }));
  expect(screen.getByTitle<HTMLIFrameElement>(map.frameTitle).src).not.toContain("marker");
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: map.open }).href).not.toMatch(/mlat/);
});

test("the landing page leaves out the calculators for which the content has no figures", () => {
  const parts = {
    ...home(),
    lasting: there(pages.siteLasting),
    refill: there(pages.siteRefill),
    leakCard: there(pages.siteLeakCard),
    policies: there(pages.sitePolicies),
    guide: alertGuide,
  };
  const cards = (policies: typeof parts.policies, items: typeof allProduct.nodes) => {
    const { container, unmount } = renderWithProviders(
      <CheckYourself {...parts} policies={policies} products={items} />,
    );
    const { length } = within(container).getAllByRole("link");
    unmount();
    return length;
  };
  expect(cards(parts.policies, allProduct.nodes)).toBe(4);
  const noYears = { ...parts.policies, cylinderLife: "a long time" };
  expect(cards(noYears, [])).toBe(2);
  const { stamps } = refillWords();
  expect(textOf(<Stamps stamps={stamps} policies={noYears} />)).not.toContain(stamps.form.title);
  expect(textOf(<Stamps stamps={stamps} policies={parts.policies} />)).toContain(stamps.form.title);
});

test("the leak card has a code that changes with every printed word, and with no other", () => {
  const words = entry<Queries.SiteLeakCardWordsFragment>("SiteLeakCard");
  const guide = legalData("safety").legalDocument as unknown as Queries.LeakCardGuideFragment;
  const alert = there(guide.alert);
  const bare = siteWithout("leakPhone");
  const code = new RegExp(words.edition.replace("{code}", "([0-9A-F]{6})").replace(/\{date.*/, ""));
  const codeOf = (card = words, document = guide, site?: Site) =>
    code.exec(textOf(<LeakCard card={card} guide={document} />, site))?.[1];
  const steps = [{ lead: null, text: "Run!" }, ...alert.steps.slice(1)];
  const codes = [
    codeOf(),
    codeOf({ ...words, company: "Ring the mill." }, guide, bare),
    codeOf({ ...words, company: "Ring the inn." }, guide, bare),
    codeOf(words, { ...guide, alert: { ...alert, steps } }),
    codeOf({ ...words, lines: { ...words.lines, labels: ["The tree"] } }),
  ];
  expect(codes).not.toContain(undefined);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codeOf({ ...words, home: "Out", print: "Copy", send: "Pass on" })).toBe(codes[0]);
  const withoutPhone = textOf(<LeakCard card={words} guide={guide} />, bare);
  expect(withoutPhone).toContain(`${words.say} ${words.company}`);
});
