import { act, screen, within } from "@testing-library/react";
import { Notifications } from "../../src/components/Notifications";
import { LegalText } from "../../src/sections/LegalText";
import { media } from "../../src/theme/breakpoints";
import { setMediaQuery } from "../support/browser";
import { fillIn } from "../../src/lib/fillIn";
import { legalData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";
import { wordsOf } from "../support/wordsOf";

type Head = Queries.LegalHeadFragment;

function renderDocument(slug: string) {
  const data = legalData(slug);
  const document = data.legalDocument as Head;
  const words = data.siteLegal as Queries.SiteLegalWordsFragment;
  const labels = data.siteContact?.details as Queries.ContactLabelsFragment["details"];
  const { user } = renderWithProviders(
    <>
      <LegalText document={document} words={words} contact={labels} />
      <Notifications />
    </>,
  );
  return { user, document, words };
}

/** Opens the table of contents, as it is on wide screens. */
const unfold = () => setMediaQuery(media.desk.replace("@media ", ""), true);

it.each([
  ["privacy", 1],
  ["drawer-rules", 3],
  ["safety", 5],
])("numbers the sections of %s, which has %i, and lists them in the contents", (slug, count) => {
  unfold();
  const { document, words } = renderDocument(slug);
  const titles = document.sections.map(({ title }) => title);
  expect(titles).toHaveLength(count);
  const sections = titles.map((title, index) =>
    screen.getByRole("region", { name: `${index + 1}. ${title}` }),
  );
  const links = within(screen.getByRole("navigation", { name: words.contents })).getAllByRole(
    "link",
  );
  expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    sections.map(({ id }) => `#${id}`),
  );
});

it("shows the date of the last change, and the summary before everything else", () => {
  const { document, words } = renderDocument("cart-rules");
  expect(screen.getByText(fillIn(words.updated, { date: document.updated }))).toBeInTheDocument();
  const summary = screen.getByRole("heading", { name: words.summary }).parentElement as HTMLElement;
  const points = within(summary).getAllByRole("listitem");
  expect(points.map(({ textContent }) => textContent)).toEqual(document.summary);
});

it("has the text of introduction and sections", () => {
  const { document } = renderDocument("safety");
  expect(screen.getByText(wordsOf(document.introduction))).toBeInTheDocument();
  for (const { title, html } of document.sections) {
    const section = screen.getByRole("region", { name: new RegExp(title) });
    expect(section).toHaveTextContent(wordsOf(html));
  }
});

it("collapses the contents on small screens", () => {
  const { words } = renderDocument("safety");
  const contents = screen.getByText(words.contents).closest("details");
  expect(contents).not.toHaveAttribute("open");
  unfold();
  expect(contents).toHaveAttribute("open");
});

/** The button that copies the address of the first section, and that section's id. */
function firstCopy({ document, words }: ReturnType<typeof renderDocument>) {
  const { id, title: section } = document.sections[0] as Head["sections"][number];
  return {
    id,
    button: screen.getByRole("button", { name: fillIn(words.copyAnchor, { section }) }),
  };
}

it("copies the address of a section", async () => {
  const rendered = renderDocument("safety");
  const { id, button } = firstCopy(rendered);
  await rendered.user.click(button);
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/#${id}`);
  expect(screen.getByRole("status")).toHaveTextContent(rendered.words.copied);
});

it("puts the address in the address bar if copying is not allowed", async () => {
  const rendered = renderDocument("safety");
  const { id, button } = firstCopy(rendered);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await rendered.user.click(button);
  await act(async () => {});
  expect(window.location.hash).toBe(`#${id}`);
  expect(button).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent(rendered.words.copyFailed);
});
