import { formatPrice } from "../../src/lib/formatPrice";

/** A thing that the specification fixes about the first content. */
export interface Fact {
  /** The section of docs/specification.md that says so. */
  readonly section: number;
  /** A file below content/; a folder stands for its entries, in their order. */
  readonly place: string;
  /**
   * The field, as in `partners.title`; `items[].label` is that field of each item, `linkLabel|title`
   * the first of the two that is there. Besides fields, an entry has its `slug`, the number of its
   * `sections` and its `body`.
   */
  readonly field: string;
  /** What the specification says: the value, or what a text must say. */
  readonly says: unknown;
  /** What the page makes of the value before a visitor sees it. */
  readonly shownBy?: (value: string) => string;
}

const fact = (section: number, place: string, field: string, says: unknown): Fact => ({
  section,
  place,
  field,
  says,
});

const home = "site/home.yml";
const navigation = "site/navigation.yml";
const company = "site/company.yml";
const policies = "site/policies.yml";

export const facts: readonly Fact[] = [
  // The landing page.
  fact(2, home, "about.counters[].value", [20, 30, 2000]),
  fact(2, home, "about.counters[].suffix", [undefined, undefined, "+"]),
  fact(2, home, "about.counters[].label", ["Products", "Clients", "Customers"]),
  fact(9, home, "about.counters[].seconds", [3, 3.5, 4.5]),
  fact(2, home, "offer.contact", "Contact us now"),
  fact(2, home, "products.app", "View all Products by downloading our mobile app"),
  fact(2, home, "partners.title", "We work with the best partners"),

  // The header and the footer.
  fact(2, navigation, "header.items[].label", [
    "Home",
    "What we offer",
    "Products",
    "Our Partners",
    "Contact us",
  ]),
  fact(2, navigation, "footer.navigation.items[].label", [
    "About Us",
    "Our Products",
    "What we offer",
    "Our Partners",
    "Contact us",
  ]),
  fact(2, navigation, "footer.products.items[].label", [
    "3kg gas cylinder",
    "12.5kg gas cylinder",
    "Gas Aluminium Burner",
    "Gas Regulators",
  ]),
  fact(2, navigation, "footer.products.items[].to", Array(4).fill("/#services")),
  fact(2, "legal", "linkLabel|title", [
    "Privacy Policy",
    "Terms & Conditions",
    "Returns & Refund Policy",
    "LPG Safety Guide",
    "Accessibility",
  ]),
  fact(2, company, "social[].label", ["Facebook", "Instagram", "LinkedIn"]),
  fact(2, navigation, "footer.social.whatsapp", "WhatsApp chat"),
  fact(2, navigation, "footer.social.mail", "Send a mail"),
  fact(2, navigation, "footer.copyrightYear", 2025),

  // The contact page and the app download modal.
  fact(2, company, "address.locality", "Ibeju Lekki"),
  fact(2, company, "address.region", "Lagos"),
  fact(2, "site/contact.yml", "promotion.title", "Place your order now"),
  fact(2, "site/app.yml", "modal.title", "Mobile App in Production"),
  fact(2, "site/app.yml", "modal.message", "Will be live soon."),
  fact(2, "site/app.yml", "modal.confirm", "Got it"),

  // The legal pages; the last one, the accessibility statement, came later (docs/decisions/0025).
  fact(2, "legal", "slug", [
    "privacy-policy",
    "terms-conditions",
    "returns-refund",
    "lpg-safety",
    "accessibility-statement",
  ]),
  fact(2, "legal", "sections", [12, 12, 10, 11, 5]),
  fact(2, "legal", "updated", [...Array<string>(4).fill("2025-09-07"), "2025-10-01"]),
  fact(2, "site/legal.yml", "updated", "Last updated: {date}"),

  // The services, products and partners.
  fact(3, "services", "count", 3),
  fact(3, "partners", "count", 7),
  fact(3, "products", "name", [
    "3kg Gas Cylinder",
    "6kg Gas Cylinder",
    "12.5kg Gas Cylinder",
    "50kg Gas Cylinder",
  ]),
  fact(3, "products", "category", Array(4).fill("Accessories")),
  {
    ...fact(3, "products", "price", ["₦15,000.00", "₦24,600.00", "₦37,300.00", "₦125,000.00"]),
    shownBy: formatPrice,
  },

  // The policy figures; the words around them are free.
  fact(9, policies, "returnWindow", /^24 hours$/),
  fact(9, policies, "damageReport", /^2 hours$/),
  fact(9, policies, "refundProcessing", /^7–10 business days$/),
  fact(9, policies, "bankTransfer", /^3–5 business days$/),
  fact(9, policies, "digitalPayment", /^1–3 business days$/),
  fact(9, policies, "reply", /^2 hours$/),
  fact(9, policies, "deliveryAttempts", "two times"),
  fact(9, policies, "hoseLife", /^5 years$/),
  fact(9, policies, "minimumAge", 18),
  fact(9, "legal/returns-refund.md", "body", /within \{policy\.returnWindow\} of delivery/),
  fact(9, "legal/returns-refund.md", "body", /within \{policy\.damageReport\}/),
  fact(9, "legal/returns-refund.md", "body", /\{policy\.refundProcessing\}/),
  fact(9, "legal/returns-refund.md", "body", /transfer.*\{policy\.bankTransfer\}/),
  fact(9, "legal/returns-refund.md", "body", /digital payment.*\{policy\.digitalPayment\}/),
  fact(9, "legal/returns-refund.md", "body", /up to \{policy\.deliveryAttempts\}/),
  fact(9, "legal/returns-refund.md", "body", /delivery charges are (?:non-|not )refund/i),
  fact(9, "site/contact.yml", "details.note", /within \{policy\.reply\} during business hours/),
  fact(9, "legal/lpg-safety.md", "body", /replace it at least every \{policy\.hoseLife\}/i),
  fact(9, "legal/privacy-policy.md", "body", /under \{policy\.minimumAge\}/),
  fact(5, "legal/terms-conditions.md", "body", /\{policy\.minimumAge\} or older/),
  fact(9, company, "serviceArea", /Lagos, Nigeria and surrounding areas/),
];
