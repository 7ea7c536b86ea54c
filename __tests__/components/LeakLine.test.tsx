import { screen } from "@testing-library/react";
import { LeakLine } from "../../src/components/LeakLine";
import { company, siteWithout } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

it("dials the company's own number for leaks", () => {
  renderWithProviders(<LeakLine label="Night watch:" />);
  const number = company().leakPhone as string;
  expect(screen.getByText("Night watch:")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: number })).toHaveAttribute(
    "href",
    `tel:${number.replaceAll(" ", "")}`,
  );
});

it("renders nothing if the company has no such number", () => {
  const { container } = renderWithProviders(<LeakLine label="Night watch:" />, {
    site: siteWithout("leakPhone"),
  });
  expect(container).toBeEmptyDOMElement();
});
