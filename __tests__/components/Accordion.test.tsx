import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { Accordion } from "../../src/components/Accordion";
import { renderWithProviders } from "../support/renderWithProviders";

const items = ["Stations", "Bulk", "Tracking"].map((word) => ({
  key: word,
  heading: word,
  content: <p>About {word}</p>,
}));

function Subject() {
  const [openIndex, setOpenIndex] = useState<number | undefined>(0);
  return <Accordion items={items} openIndex={openIndex} onToggle={setOpenIndex} />;
}

const openHeadings = () =>
  screen.queryAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);

it("has a heading with a button for each item", () => {
  renderWithProviders(<Subject />);
  const headings = screen.getAllByRole("heading", { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Stations", "Bulk", "Tracking"]);
  expect(headings.every(({ firstElementChild }) => firstElementChild?.tagName === "BUTTON")).toBe(
    true,
  );
});

it("opens one item at a time, and closes it on a second press", async () => {
  const { user } = renderWithProviders(<Subject />);
  expect(openHeadings()).toEqual(["Stations"]);
  await user.click(screen.getByRole("button", { name: "Tracking" }));
  expect(openHeadings()).toEqual(["Tracking"]);
  await user.click(screen.getByRole("button", { name: "Tracking" }));
  expect(openHeadings()).toEqual([]);
});

it("shows the open item and hides the rest, but not from find-in-page", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByRole("button", { name: "Bulk" }));
  expect(screen.getByRole("region", { name: "Bulk" })).toHaveTextContent("About Bulk");
  expect(screen.getAllByRole("region")).toHaveLength(1);
  const hidden = screen.getByText("About Stations").parentElement;
  expect(hidden).toHaveAttribute("hidden", "until-found");
});

it("makes only the open item a landmark", () => {
  renderWithProviders(<Subject />);
  expect(screen.getAllByRole("region", { hidden: true })).toHaveLength(1);
});

it("opens the item in which find-in-page found a match", () => {
  renderWithProviders(<Subject />);
  fireEvent(screen.getByText("About Tracking"), new Event("beforematch", { bubbles: true }));
  expect(openHeadings()).toEqual(["Tracking"]);
});

it("links each button to the panel that it opens", () => {
  renderWithProviders(<Subject />);
  const button = screen.getByRole("button", { name: "Stations" });
  const panel = screen.getByRole("region", { name: "Stations" });
  expect(button).toHaveAttribute("aria-controls", panel.id);
});
