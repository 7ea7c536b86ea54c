import { act, screen, within } from "@testing-library/react";
import { Notifications } from "../../src/components/Notifications";
import { LegalText } from "../../src/sections/LegalText";
import { media } from "../../src/theme/breakpoints";
import { setMediaQuery } from "../support/browser";
import { legalData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

type Head = Queries.LegalHeadFragment;

function renderDocument(slug: string) {
  const data = legalData(slug);
  const document = data.legalDocument as Head;
  const words = data.siteLegal as Queries.LegalWordsFragment;
  const labels = data.siteContact?.details as Queries.ContactLabelsFragment["details"];
  const { user } = renderWithProviders(
    <>
      <LegalText document={document} words={words} contact={labels} />
      <Notifications />
    </>,
  );
  return { user, document, words };
}

/** Unfolds the contents, as they are on wide screens. */
const unfold = () => setMediaQuery(media.desk.replace("@media ", ""), true);

it.each([
  ["privacy-policy", 12],
  ["terms-conditions", 12],
  ["returns-refund", 10],
  ["lpg-safety", 11],
])("numbers the sections of %s, which has %i, and lists them in the contents", (slug, count) => {
  unfold();
  const { document } = renderDocument(slug);
  const titles = document.sections.map(({ title }) => title);
  expect(titles).toHaveLength(count);
  const sections = titles.map((title, index) =>
    screen.getByRole("region", { name: `${index + 1}. ${title}` }),
  );
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
    "link",
  );
  expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    sections.map(({ id }) => `#${id}`),
  );
});

it("says when it was changed, and the essence before everything else", () => {
  const { document } = renderDocument("privacy-policy");
  expect(screen.getByText("Last updated: September 07, 2025")).toBeInTheDocument();
  const summary = screen.getByRole("heading", { name: "In short" }).parentElement as HTMLElement;
  const points = within(summary).getAllByRole("listitem");
  expect(points.map(({ textContent }) => textContent)).toEqual(document.summary);
});

it("has the text of introduction and sections", () => {
  renderDocument("lpg-safety");
  expect(screen.getByText(/^Cooking gas is safe where it belongs/)).toBeInTheDocument();
  const section = screen.getByRole("region", { name: /What LPG is and how it behaves/ });
  expect(section).toHaveTextContent("Cooking gas is LPG, short for liquefied petroleum gas.");
});

it("folds the contents away on small screens", () => {
  renderDocument("privacy-policy");
  const contents = screen.getByText("On this page").closest("details");
  expect(contents).not.toHaveAttribute("open");
  unfold();
  expect(contents).toHaveAttribute("open");
});

it("says whom to ask, at the end", () => {
  const { words } = renderDocument("returns-refund");
  const details = screen.getByRole("region", { name: words.contact });
  expect(within(details).getByRole("link", { name: "+234 800 000 0000" })).toHaveAttribute(
    "href",
    "tel:+2348000000000",
  );
});

const copyFirst = () => screen.getByRole("button", { name: /What LPG is/ });

it("copies the address of a section", async () => {
  const { user } = renderDocument("lpg-safety");
  expect(copyFirst()).toHaveAccessibleName("Copy the link to “What LPG is and how it behaves”");
  await user.click(copyFirst());
  expect(await navigator.clipboard.readText()).toBe("http://localhost/#what-lpg-is");
  expect(screen.getByRole("status")).toHaveTextContent("The link is copied.");
});

it("leaves the address in the address bar where copying is not allowed", async () => {
  const { user, words } = renderDocument("lpg-safety");
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(copyFirst());
  await act(async () => {});
  expect(window.location.hash).toBe("#what-lpg-is");
  expect(screen.getByRole("status")).toHaveTextContent(words.copyFailed);
});
