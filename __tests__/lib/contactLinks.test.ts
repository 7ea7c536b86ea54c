import { mailLink, telephoneLink, whatsappLink } from "../../src/lib/contactLinks";

it("dials a number without its spaces, with its plus", () => {
  expect(telephoneLink("+234 800 000-0000")).toBe("tel:+2348000000000");
  expect(telephoneLink("767")).toBe("tel:767");
});

it("opens a WhatsApp chat, with the text if there is one", () => {
  expect(whatsappLink("2348000000000")).toBe("https://wa.me/2348000000000");
  expect(whatsappLink("2348000000000", "1 & 2?\nyes")).toBe(
    "https://wa.me/2348000000000?text=1%20%26%202%3F%0Ayes",
  );
});

it("starts an email, with subject and text if there are any", () => {
  expect(mailLink("desk@testgas.example")).toBe("mailto:desk@testgas.example");
  expect(mailLink("desk@testgas.example", { subject: "A+B", body: "x=1&y" })).toBe(
    "mailto:desk@testgas.example?subject=A%2BB&body=x%3D1%26y",
  );
});

it("ends the lines of an email with CRLF (RFC 6068), whatever the form's line endings", () => {
  const link = mailLink("a@b.example", { subject: "s", body: "one\ntwo\r\nthree" });
  expect(link).toMatch(/body=one%0D%0Atwo%0D%0Athree$/);
});
