import { fireEvent, screen } from "@testing-library/react";
import { ContactForm } from "../../src/sections/ContactForm";
import { fillIn } from "../../src/lib/fillIn";
import { words } from "../browser/support/words";
import { renderWithProviders } from "../support/renderWithProviders";

const { company, contact } = words;
const { form } = contact;
const typed = {
  name: "Adésọlá & Sons",
  phone: "0801 234 5678",
  email: "ade@example.com",
  message: "Two refills?\n100% full {email}",
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const status = () => screen.getByRole("status");
const link = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href);
const chat = () => link(form.prepared.whatsapp).searchParams.get("text");

/** Fills in the form and submits it. */
async function submit() {
  jest.spyOn(console, "log").mockReturnValue();
  const { user } = renderWithProviders(<ContactForm form={form} />);
  await user.type(field(form.name.label), typed.name);
  await user.type(field(form.phone.label), typed.phone);
  await user.type(field(form.email.label), typed.email);
  await user.click(field(form.message.label));
  await user.paste(typed.message);
  expect(status()).toBeEmptyDOMElement();
  await user.click(screen.getByRole("button", { name: form.submit }));
  return { user };
}

it.each([
  ["text", form.name],
  ["tel", form.phone],
  ["email", form.email],
  ["textarea", form.message],
])("has a required %s field without limits of its own: $label", (type, { label }) => {
  renderWithProviders(<ContactForm form={form} />);
  const element = field(label);
  expect(element.type).toBe(type);
  expect(element).toBeRequired();
  for (const limit of ["maxlength", "pattern"]) expect(element).not.toHaveAttribute(limit);
  expect(element.getAttribute("rows")).toBe(type === "textarea" ? "4" : null);
  // Without a script, the browser would submit the fields in the URL.
  expect([element.form?.noValidate, element.form?.method]).toEqual([false, "dialog"]);
});

it("keeps the message in both links up to date, and offers none while a field is empty", async () => {
  const { user } = await submit();
  const letter = fillIn(form.letter.text, typed);
  expect(chat()).toBe(letter);
  const mail = link(form.prepared.mail);
  expect(mail.pathname).toBe(company.email);
  expect(mail.searchParams.get("subject")).toBe(fillIn(form.letter.subject, typed));
  expect(mail.searchParams.get("body")).toBe(letter.replaceAll("\n", "\r\n"));
  await user.type(field(form.name.label), " again");
  expect(chat()).toBe(fillIn(form.letter.text, { ...typed, name: `${typed.name} again` }));
  await user.clear(field(form.message.label));
  expect(status()).toBeEmptyDOMElement();
  await user.type(field(form.message.label), "One refill");
  expect(chat()).toContain("One refill");
  // Only the button scrolls to it.
  expect(status().scrollIntoView).toHaveBeenCalledTimes(1);
});

/** The length of a text in a link. */
const linked = (text: string) => encodeURIComponent(text).length;

it("offers to copy a message that is too long for a link, where an emoji takes twelve characters", async () => {
  const { user } = await submit();
  const room = 10_000 - linked(fillIn(form.letter.text, typed));
  const added = "🔥".repeat(Math.floor(room / linked("🔥")));
  await user.click(field(form.message.label));
  await user.paste(added);
  expect(status()).toHaveTextContent(form.prepared.message);
  await user.paste("🔥");
  expect(status()).toHaveTextContent(form.prepared.long);
  expect(link(form.prepared.whatsapp).href).toBe(`https://wa.me/${company.whatsapp}`);
  expect(link(form.prepared.mail).searchParams.get("body")).toBe("");
  await user.click(screen.getByRole("button", { name: form.prepared.copy }));
  const message = `${typed.message}${added}🔥`;
  expect(await navigator.clipboard.readText()).toBe(
    fillIn(form.letter.text, { ...typed, message }),
  );
});

it("does nothing while a field is empty, even for a submit that is replayed", () => {
  const log = jest.spyOn(console, "log").mockReturnValue();
  renderWithProviders(<ContactForm form={form} />);
  fireEvent.submit(field(form.name.label).form as HTMLFormElement);
  expect(log).not.toHaveBeenCalled();
  expect(status()).toBeEmptyDOMElement();
});
