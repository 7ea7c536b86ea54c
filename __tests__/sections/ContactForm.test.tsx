import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { ContactForm } from "../../src/sections/ContactForm";
import { fillIn } from "../../src/lib/fillIn";
import { company, contact } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { form } = contact();
const typed = {
  name: "Adésọlá & Sons",
  phone: "0801 234 5678",
  email: "ade@example.com",
  message: "Two refills?\n100% full {email}",
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const status = () => screen.getByRole("status");

async function fill(user: UserEvent) {
  await user.type(field(form.name.label), typed.name);
  await user.type(field(form.phone.label), typed.phone);
  await user.type(field(form.email.label), typed.email);
  await user.click(field(form.message.label));
  await user.paste(typed.message);
}

/**
 * Submits a completed form; returns what was logged and whether the browser was kept from
 * navigating.
 */
async function submit() {
  const log = jest.spyOn(console, "log").mockReturnValue();
  const { user } = renderWithProviders(<ContactForm form={form} />);
  await fill(user);
  const isPrevented = new Promise<boolean>((resolve) => {
    window.addEventListener("submit", (event) => resolve(event.defaultPrevented), { once: true });
  });
  await user.click(screen.getByRole("button", { name: form.submit }));
  return { log, user, isPrevented: await isPrevented };
}

it.each([
  ["text", form.name],
  ["tel", form.phone],
  ["email", form.email],
  ["textarea", form.message],
])("has a %s field with the browser's own validation: $label", (type, { label, placeholder }) => {
  renderWithProviders(<ContactForm form={form} />);
  const element = field(label);
  expect(element.type).toBe(type);
  expect(element).toBeRequired();
  expect(element).toHaveAttribute("placeholder", placeholder);
  expect(element).not.toHaveAttribute("maxlength");
  expect(element).not.toHaveAttribute("pattern");
});

it("has four fields, the last with four rows, and leaves validation messages to the browser", () => {
  renderWithProviders(<ContactForm form={form} />);
  expect(screen.getAllByRole("textbox")).toHaveLength(4);
  expect(field(form.message.label)).toHaveAttribute("rows", "4");
  expect(field(form.message.label).form?.noValidate).toBe(false);
  // Without a script, the browser would submit the fields in the URL.
  expect(field(form.name.label).form?.method).toBe("dialog");
});

it("logs the entered data as one object, sends nothing and says so, and keeps what was typed", async () => {
  const { log, isPrevented } = await submit();
  expect(isPrevented).toBe(true);
  expect(log.mock.calls).toEqual([[typed]]);
  expect(status()).toHaveTextContent(form.prepared.title);
  expect(status()).toHaveTextContent(form.prepared.message);
  expect(field(form.message.label)).toHaveValue(typed.message);
});

it("offers the prepared message by WhatsApp and by email", async () => {
  await submit();
  const letter = fillIn(form.letter.text, typed);
  const chat = new URL(
    screen.getByRole<HTMLAnchorElement>("link", { name: form.prepared.whatsapp }).href,
  );
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${company().whatsapp}`);
  expect(chat.searchParams.get("text")).toBe(letter);
  const mail = new URL(
    screen.getByRole<HTMLAnchorElement>("link", { name: form.prepared.mail }).href,
  );
  expect(mail.pathname).toBe(company().email);
  expect(mail.searchParams.get("subject")).toBe(fillIn(form.letter.subject, typed));
  expect(mail.searchParams.get("body")).toBe(letter.replaceAll("\n", "\r\n"));
});

it("offers to copy a message that is too long for a link", async () => {
  const { user } = await submit();
  await user.click(field(form.message.label));
  await user.paste("x".repeat(10_000));
  expect(status()).toHaveTextContent(form.prepared.long);
  const chat = screen.getByRole<HTMLAnchorElement>("link", { name: form.prepared.whatsapp });
  expect(chat.href).toBe(`https://wa.me/${company().whatsapp}`);
  const mail = screen.getByRole<HTMLAnchorElement>("link", { name: form.prepared.mail });
  expect(new URL(mail.href).searchParams.get("body")).toBe("");
  await user.click(screen.getByRole("button", { name: form.prepared.copy }));
  const message = typed.message + "x".repeat(10_000);
  expect(await navigator.clipboard.readText()).toBe(
    fillIn(form.letter.text, { ...typed, message }),
  );
});

it("scrolls the prepared message into view", async () => {
  await submit();
  const { mock } = jest.mocked(status().scrollIntoView);
  expect(mock.contexts).toEqual([status()]);
  expect(mock.calls).toEqual([[{ block: "nearest", behavior: "smooth" }]]);
});

it("updates the links when a field changes afterwards", async () => {
  const { user } = await submit();
  await user.type(field(form.name.label), " again");
  const letter = fillIn(form.letter.text, { ...typed, name: `${typed.name} again` });
  const chat = screen.getByRole<HTMLAnchorElement>("link", { name: form.prepared.whatsapp });
  expect(new URL(chat.href).searchParams.get("text")).toBe(letter);
  expect(status().scrollIntoView).toHaveBeenCalledTimes(1);
});

it("has an empty status before the button is pressed, so that screen readers announce changes", async () => {
  const { user } = renderWithProviders(<ContactForm form={form} />);
  expect(status()).toBeEmptyDOMElement();
  await fill(user);
  expect(status()).toBeEmptyDOMElement();
});

it("does nothing while a field is empty, even for a submit that is replayed", async () => {
  const log = jest.spyOn(console, "log").mockReturnValue();
  const { user } = renderWithProviders(<ContactForm form={form} />);
  await user.type(field(form.name.label), "Ade");
  await user.click(screen.getByRole("button", { name: form.submit }));
  fireEvent.submit(field(form.name.label).form as HTMLFormElement);
  expect(log).not.toHaveBeenCalled();
  expect(status()).toBeEmptyDOMElement();
  expect(field(form.name.label)).toHaveValue("Ade");
});

/** The length of a text in a link, without the rest of the message. */
const linked = (text: string) => encodeURIComponent(text).length;

it("measures a message as encoded in a link, where an emoji takes twelve characters", async () => {
  const { user } = await submit();
  const chat = () => screen.getByRole<HTMLAnchorElement>("link", { name: form.prepared.whatsapp });
  const room = 10_000 - linked(fillIn(form.letter.text, typed));
  await user.click(field(form.message.label));
  await user.paste("🔥".repeat(Math.floor(room / linked("🔥"))));
  expect(status()).toHaveTextContent(form.prepared.message);
  expect(chat().href.length).toBeLessThan(10_100);
  await user.paste("🔥");
  expect(status()).toHaveTextContent(form.prepared.long);
});

it("is not ready while a field is empty, and is ready again once it is filled in", async () => {
  const { user } = await submit();
  await user.clear(field(form.message.label));
  expect(status()).toBeEmptyDOMElement();
  await user.type(field(form.message.label), "One refill");
  expect(status()).toHaveTextContent(form.prepared.title);
  const chat = screen.getByRole<HTMLAnchorElement>("link", { name: form.prepared.whatsapp });
  expect(new URL(chat.href).searchParams.get("text")).toContain("One refill");
});

it("shows telephone and email if scripts do not run", () => {
  renderWithProviders(<ContactForm form={form} />);
  const note = screen.getByText(form.withoutScripts);
  expect(note).not.toBeVisible();
  document.documentElement.classList.remove("js");
  expect(note).toBeVisible();
  const links = within(note).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    company().telephone,
    company().email,
  ]);
});

it("tells before the message is prepared what happens to it, with a link to the policy", () => {
  renderWithProviders(<ContactForm form={form} />);
  const { line, label, to } = form.privacy;
  const policy = screen.getByRole("link", { name: label });
  expect(policy).toHaveAttribute("href", to);
  expect(policy.parentElement).toHaveTextContent(fillIn(line, { policy: label }));
});
