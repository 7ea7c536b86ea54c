import { fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { SiteLink } from "../../src/components/SiteLink";
import { renderWithProviders } from "../support/renderWithProviders";

const onClick = jest.fn();

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  onClick.mockClear();
});

const renderLink = (to: string) => {
  renderWithProviders(
    <SiteLink to={to} onClick={onClick}>
      There
    </SiteLink>,
  );
  return screen.getByRole("link", { name: "There" });
};

it("is a plain link that changes the page without a reload", () => {
  const link = renderLink("/#partners");
  expect(link).toHaveAttribute("href", "/#partners");
  expect(fireEvent.click(link)).toBe(false);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/#partners"]]);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("adds no step to the history when it leads to where the visitor is", () => {
  window.history.replaceState(null, "", "/#partners");
  expect(fireEvent.click(renderLink("/#partners"))).toBe(false);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/#partners", { replace: true }]]);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("leaves a click for a new tab to the browser, wherever it leads", () => {
  window.history.replaceState(null, "", "/contact");
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(renderLink("/contact"), { ctrlKey: true });
  expect(navigate).not.toHaveBeenCalled();
});

it("is current only where its caller says so", () => {
  renderWithProviders(
    <>
      <SiteLink to="/">Home</SiteLink>
      <SiteLink to="/#offer" aria-current="true">
        Offer
      </SiteLink>
    </>,
  );
  expect(screen.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("link", { name: "Offer" })).toHaveAttribute("aria-current", "true");
});
