import { Dialled } from "../../../src/components/contact/Dialled";
import { renderWithProviders } from "../../support/renderWithProviders";
import { siteData } from "../../support/content";

test("the company's number is a link, and all other text stays", () => {
  const site = siteData({ telephone: "+234 809 111" });
  const text = "Ring +234\u00a0809\u00a0111, or 767. Again: +234\u00a0809\u00a0111";
  const { container, getAllByRole } = renderWithProviders(<Dialled text={text} />, { site });
  expect(container).toHaveTextContent(text.replaceAll("\u00a0", " "));
  const addresses = getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(["tel:+234809111", "tel:+234809111"]);
});
