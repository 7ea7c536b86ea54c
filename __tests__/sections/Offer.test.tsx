import { act, fireEvent, screen, within } from "@testing-library/react";
import { Offer } from "../../src/sections/Offer";
import { smallWindowQuery } from "../../src/theme/breakpoints";
import { setMediaQuery } from "../support/browser";
import { home, landingData, slideNames } from "../support/content";
import { hydrateWithProviders, renderWithProviders } from "../support/renderWithProviders";
import { wordsOf } from "../support/wordsOf";

const { offer } = home();
const services = landingData().allService.nodes;
const titles = services.map(({ title }) => title);
const [first, second, third] = titles as [string, string, string];

/** The words of a service's long text. */
const longText = (index: number) => wordsOf(services[index]?.slideDescription ?? "no such service");

const section = <Offer offer={offer} services={services} contactPath="/contact" />;

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole("region", { name: offer.carouselLabel });
const list = () => screen.getByRole("list", { name: offer.listLabel });
const chosen = () => within(list()).getByRole("button", { current: true });
const pick = (title: string) =>
  fireEvent.click(within(list()).getByRole("button", { name: new RegExp(`^${title}`) }));

it("is at the anchor what-we-offer", () => {
  renderWithProviders(section);
  expect(screen.getByRole("region", { name: offer.title })).toHaveAttribute("id", "what-we-offer");
});

describe("on a wide screen", () => {
  it("lists title and short text of each service, with the first one selected", () => {
    renderWithProviders(section);
    const buttons = within(list()).getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      services.map(({ title, description }) => title + description),
    );
    expect(chosen()).toHaveTextContent(services[0]?.title as string);
    expect(screen.queryByRole("button", { expanded: true })).not.toBeInTheDocument();
  });

  it("has no control for a single service, and shows the same text in its only slide", () => {
    renderWithProviders(
      <Offer offer={offer} services={services.slice(0, 1)} contactPath="/contact" />,
    );
    expect(within(carousel()).queryByRole("button")).not.toBeInTheDocument();
    expect(within(carousel()).getAllByRole("group")).toHaveLength(1);
    expect(list()).toHaveTextContent(services[0]?.description as string);
  });

  it("has a slide for each service: picture, title, long text and a link to the contact page", () => {
    renderWithProviders(section);
    const slides = within(carousel()).getAllByRole("group");
    expect(slides.map((slide) => slide.getAttribute("aria-label"))).toEqual(slideNames(3));
    services.forEach(({ title, imageAlt }, index) => {
      const slide = within(slides[index] as HTMLElement);
      expect(slide.getByRole("heading", { level: 3, name: title })).toBeInTheDocument();
      expect(slide.getByRole("img", { name: imageAlt })).toBeInTheDocument();
      expect(slide.getByRole("link", { name: offer.contact })).toHaveAttribute("href", "/contact");
    });
    expect(slides[1]).toHaveTextContent(longText(1));
    const noted = services.findIndex(({ note }) => note);
    expect(slides[noted]).toHaveTextContent(services[noted]?.note as string);
  });

  it("shows the slide that is picked in the list, and makes the others unreachable", () => {
    renderWithProviders(section);
    pick(second);
    expect(chosen()).toHaveTextContent(second);
    const slides = within(carousel()).getAllByRole("group");
    expect(slides.map((slide) => slide.hasAttribute("inert"))).toEqual([true, false, true]);
  });
});

describe("on a small screen", () => {
  const expanded = () =>
    screen.queryAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);

  const panel = (name: string) => screen.getByRole("region", { name });

  beforeEach(() => setMediaQuery(smallWindowQuery, true));

  it("is an accordion with a heading for each service instead, whose button names its panel", () => {
    renderWithProviders(section);
    const headings = screen.getAllByRole("heading", { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
    const buttons = headings.map((heading) => within(heading).getByRole("button"));
    expect(buttons.every((button) => button.hasAttribute("aria-expanded"))).toBe(true);
    expect(buttons[0]).toHaveAttribute("aria-controls", panel(first).id);
    expect(screen.queryByRole("list", { name: offer.listLabel })).not.toBeInTheDocument();
  });

  it("has at most one service open, the only landmark, and hides the others but not from find-in-page", async () => {
    const { user } = renderWithProviders(section);
    const closed = panel(first);
    await user.click(screen.getByRole("button", { name: second }));
    expect(expanded()).toEqual([second]);
    expect(closed).toHaveAttribute("hidden", "until-found");
    expect(closed).not.toHaveAttribute("role");
    await user.click(screen.getByRole("button", { name: third }));
    expect(expanded()).toEqual([third]);
    await user.click(screen.getByRole("button", { name: third }));
    expect(expanded()).toEqual([]);
  });

  it("opens the service in which find-in-page found a match", async () => {
    const { user } = renderWithProviders(section);
    const found = panel(first);
    await user.click(screen.getByRole("button", { name: second }));
    fireEvent(found.firstElementChild as Element, new Event("beforematch", { bubbles: true }));
    expect(expanded()).toEqual([first]);
  });

  it("shows the picture, long text and contact button of the open service", async () => {
    const { user } = renderWithProviders(section);
    await user.click(screen.getByRole("button", { name: second }));
    const open = within(panel(second));
    expect(open.getByRole("img")).toHaveAccessibleName(services[1]?.imageAlt as string);
    expect(panel(second)).toHaveTextContent(longText(1));
    expect(open.getByRole("link", { name: offer.contact })).toHaveAttribute("href", "/contact");
  });

  it("does not advance automatically", () => {
    jest.useFakeTimers();
    renderWithProviders(section);
    const before = expanded();
    expect(jest.getTimerCount()).toBe(0);
    wait(60_000);
    expect(expanded()).toEqual(before);
  });
});

it("switches between the two when the screen width changes", () => {
  renderWithProviders(section);
  expect(list()).toBeInTheDocument();
  setMediaQuery(smallWindowQuery, true);
  expect(screen.queryByRole("list", { name: offer.listLabel })).not.toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(titles.length);
});

it("renders both layouts on the server, and keeps one of them on hydration", () => {
  let headings = 0;
  hydrateWithProviders(section, (page) => {
    headings = within(page).getAllByRole("heading", { level: 3, hidden: true }).length;
  });
  expect(headings).toBe(2 * titles.length);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(titles.length);
});

it("makes the ids inside an icon unique in each layout", () => {
  const svg = '<svg><g id="{use}a"></g><use href="#{use}a"></use></svg>';
  const { container } = renderWithProviders(
    <Offer
      offer={offer}
      services={services.map((service) => ({ ...service, icon: { svg } }))}
      contactPath="/contact"
    />,
  );
  const ids = [...container.querySelectorAll("svg g[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(3);
  const uses = [...container.querySelectorAll("svg use")];
  expect(uses.map((use) => use.getAttribute("href"))).toEqual(ids.map((id) => `#${id}`));
});
