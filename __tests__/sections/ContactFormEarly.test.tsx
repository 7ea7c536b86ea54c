import { fireEvent, screen, within } from "@testing-library/react";
import { ContactForm } from "../../src/sections/ContactForm";
import { company, contact } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { form } = contact();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const status = () => screen.getByRole("status");

it("ignores a submit from before a reload if the browser has not restored the values", () => {
  const log = jest.spyOn(console, "log").mockReturnValue();
  renderWithProviders(<ContactForm form={form} />);
  fireEvent.submit(field(form.name.label).form as HTMLFormElement);
  expect(log).not.toHaveBeenCalled();
  expect(status()).toBeEmptyDOMElement();
});

it("shows telephone and email if scripts do not run", () => {
  renderWithProviders(<ContactForm form={form} />);
  const note = screen.getByText(form.withoutScripts);
  expect(note).not.toBeVisible();
  document.documentElement.classList.remove("js");
  expect(note).toBeVisible();
  const [call, write] = [company().telephone, company().email].map((name) =>
    within(note).getByRole("link", { name }),
  );
  expect(call).toHaveAttribute("href", expect.stringMatching(/^tel:\+\d+$/));
  expect(write).toHaveAttribute("href", `mailto:${company().email}`);
});
