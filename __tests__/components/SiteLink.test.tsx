import { screen } from "@testing-library/react";
import { SiteLink } from "../../src/components/SiteLink";
import { renderWithProviders } from "../support/renderWithProviders";

it("is a plain link, current only if its caller sets that", () => {
  renderWithProviders(
    <>
      <SiteLink to="/">Home</SiteLink>
      <SiteLink to="/#offer" aria-current="true">
        Offer
      </SiteLink>
    </>,
  );
  const home = screen.getByRole("link", { name: "Home" });
  expect(home).toHaveAttribute("href", "/");
  expect(home).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("link", { name: "Offer" })).toHaveAttribute("aria-current", "true");
});
