import { act, fireEvent, screen, within } from "@testing-library/react";
import { Offer } from "../../src/sections/Offer";
import { smallScreenQuery } from "../../src/theme/breakpoints";
import { arriveAt, setMediaQuery } from "../support/browser";
import { home, landingData } from "../support/content";
import { hydrateWithProviders, renderWithProviders } from "../support/renderWithProviders";

const { offer } = home();
const services = landingData().allService.nodes;
const titles = [
  "Automated gas station construction",
  "Bulk LPG sale",
  "Real-time gas delivery tracking",
];
const section = <Offer offer={offer} services={services} contactPath="/contact" />;

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole("region", { name: offer.carouselLabel });
const list = () => screen.getByRole("list", { name: offer.listLabel });
const chosen = () => within(list()).getByRole("button", { current: true });
const pick = (title: string) =>
  fireEvent.click(within(list()).getByRole("button", { name: new RegExp(title) }));

it("shows the three services of the specification at the anchor what-we-offer", () => {
  renderWithProviders(section);
  expect(services.map(({ title }) => title)).toEqual(titles);
  expect(screen.getByRole("region", { name: offer.title })).toHaveAttribute("id", "what-we-offer");
});

describe("on a wide screen", () => {
  it("lists title and short text of each service, the first one chosen", () => {
    renderWithProviders(section);
    const buttons = within(list()).getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      services.map(({ title, description }) => title + description),
    );
    expect(chosen()).toHaveTextContent(services[0]?.title as string);
    expect(screen.queryByRole("button", { expanded: true })).not.toBeInTheDocument();
  });

  it("has nothing to press when there is one service, and says the same of it", () => {
    renderWithProviders(
      <Offer offer={offer} services={services.slice(0, 1)} contactPath="/contact" />,
    );
    expect(within(carousel()).queryByRole("button")).not.toBeInTheDocument();
    expect(list()).toHaveTextContent(services[0]?.description as string);
  });

  it("has a slide for each service: picture, title, long text, the way to the contact page", () => {
    renderWithProviders(section);
    const slides = within(carousel()).getAllByRole("group");
    expect(slides.map((slide) => slide.getAttribute("aria-label"))).toEqual([
      "1 of 3",
      "2 of 3",
      "3 of 3",
    ]);
    services.forEach(({ title, imageAlt }, index) => {
      const slide = within(slides[index] as HTMLElement);
      expect(slide.getByRole("heading", { level: 3, name: title })).toBeInTheDocument();
      expect(slide.getByRole("img", { name: imageAlt })).toBeInTheDocument();
      expect(slide.getByRole("link", { name: "Contact us now" })).toHaveAttribute(
        "href",
        "/contact",
      );
    });
    expect(slides[1]).toHaveTextContent("A kitchen that runs out of gas stops earning.");
  });

  it("shows the slide that is picked in the list, and makes the others unreachable", () => {
    renderWithProviders(section);
    pick("Bulk LPG sale");
    expect(chosen()).toHaveTextContent("Bulk LPG sale");
    const slides = within(carousel()).getAllByRole("group");
    expect(slides.map((slide) => slide.hasAttribute("inert"))).toEqual([true, false, true]);
  });

  it("advances every 5 s and wraps; a pick rests for 10 s", async () => {
    jest.useFakeTimers();
    renderWithProviders(section);
    await arriveAt(carousel());
    const seen = [1, 2, 3].map(() => {
      wait(5000);
      return titles.findIndex((title) => chosen().textContent?.startsWith(title));
    });
    expect(seen).toEqual([1, 2, 0]);
    pick("Bulk LPG sale");
    wait(14_999);
    expect(chosen()).toHaveTextContent("Bulk LPG sale");
    wait(1);
    expect(chosen()).toHaveTextContent("Real-time gas delivery tracking");
  });

  it("has a button that stops the rotation", async () => {
    jest.useFakeTimers();
    renderWithProviders(section);
    await arriveAt(carousel());
    fireEvent.click(screen.getByRole("button", { name: "Pause the rotation" }));
    wait(60_000);
    expect(chosen()).toHaveTextContent(titles[0] as string);
    expect(screen.getByRole("button", { name: "Start the rotation" })).toBeInTheDocument();
  });

  it("has nothing to rotate with one service", () => {
    renderWithProviders(
      <Offer offer={offer} services={services.slice(0, 1)} contactPath="/contact" />,
    );
    expect(screen.queryByRole("button", { name: /rotation/ })).not.toBeInTheDocument();
    expect(within(carousel()).getAllByRole("group")).toHaveLength(1);
  });
});

describe("on a small screen", () => {
  const expanded = () =>
    screen.queryAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);

  beforeEach(() => setMediaQuery(smallScreenQuery, true));

  it("is an accordion of three headings instead", () => {
    renderWithProviders(section);
    const headings = screen.getAllByRole("heading", { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
    const buttons = headings.map((heading) => within(heading).getByRole("button"));
    expect(buttons.every((button) => button.hasAttribute("aria-expanded"))).toBe(true);
    expect(screen.queryByRole("list", { name: offer.listLabel })).not.toBeInTheDocument();
  });

  it("has one service open, or none", async () => {
    const { user } = renderWithProviders(section);
    const button = (name: string) => screen.getByRole("button", { name });
    await user.click(button("Bulk LPG sale"));
    expect(expanded()).toEqual(["Bulk LPG sale"]);
    await user.click(button("Real-time gas delivery tracking"));
    expect(expanded()).toEqual(["Real-time gas delivery tracking"]);
    await user.click(button("Real-time gas delivery tracking"));
    expect(expanded()).toEqual([]);
  });

  it("shows picture, long text and the contact button of the open one", async () => {
    const { user } = renderWithProviders(section);
    await user.click(screen.getByRole("button", { name: "Bulk LPG sale" }));
    const panel = screen.getByRole("region", { name: "Bulk LPG sale" });
    expect(within(panel).getByRole("img")).toHaveAccessibleName(services[1]?.imageAlt as string);
    expect(panel).toHaveTextContent("A kitchen that runs out of gas stops earning.");
    expect(within(panel).getByRole("link", { name: "Contact us now" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });

  it("does not move by itself", () => {
    jest.useFakeTimers();
    renderWithProviders(section);
    const before = expanded();
    expect(jest.getTimerCount()).toBe(0);
    wait(60_000);
    expect(expanded()).toEqual(before);
  });
});

it("changes between the two when the screen does", () => {
  renderWithProviders(section);
  expect(list()).toBeInTheDocument();
  setMediaQuery(smallScreenQuery, true);
  expect(screen.queryByRole("list", { name: offer.listLabel })).not.toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
});

it("stands in the server's HTML both ways, and keeps one of them", () => {
  let headings = 0;
  hydrateWithProviders(section, (page) => {
    headings = within(page).getAllByRole("heading", { level: 3, hidden: true }).length;
  });
  expect(headings).toBe(6);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
});

it("gives the parts of an icon other names in each place", () => {
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
