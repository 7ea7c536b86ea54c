import { localNumber, mailLink, telephoneLink, whatsappLink } from "../../src/lib/contactLinks";

// The links of the fixture's pages are recorded; these are inputs that the fixture does not have.

it("dials a number without its hyphens", () => {
  expect(telephoneLink("+234 800 000-0000")).toBe("tel:+2348000000000");
});

it.each([
  ["+234 801 234 5678", "0801 234 5678"],
  ["+2348012345678", "0801 234 5678"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
])("shows %s as %s, in one line", (telephone, shown) => {
  expect(localNumber(telephone)).toBe(shown.replaceAll(" ", "\u00a0"));
});

it("writes a chat with spaces that may break a line", () => {
  expect(whatsappLink("1", "6\u00a0kg, & more?")).toBe(
    "https://wa.me/1?text=6%20kg,%20%26%20more?",
  );
});

it("encodes an email, and ends its lines with CRLF (RFC 6068), whatever the form's line endings", () => {
  const link = mailLink("a@b.example", { subject: "a & b", body: "one\ntwo\r\nthree" });
  expect(link).toBe("mailto:a@b.example?subject=a%20%26%20b&body=one%0D%0Atwo%0D%0Athree");
});
