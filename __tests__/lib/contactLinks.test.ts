import { mailLink, telephoneLink } from "../../src/lib/contactLinks";

// The links of the fixture's pages are recorded; these are inputs that the fixture does not have.

it("dials a number without its hyphens", () => {
  expect(telephoneLink("+234 800 000-0000")).toBe("tel:+2348000000000");
});

it("encodes an email, and ends its lines with CRLF (RFC 6068), whatever the form's line endings", () => {
  const link = mailLink("a@b.example", { subject: "a & b", body: "one\ntwo\r\nthree" });
  expect(link).toBe("mailto:a@b.example?subject=a%20%26%20b&body=one%0D%0Atwo%0D%0Athree");
});
