/** @jest-environment node */
import { CountUp } from "../../src/components/CountUp";
import { renderToHtml } from "../support/renderToHtml";

it("renders the final figure in the HTML, without an overlay", () => {
  const html = renderToHtml(<CountUp value={2000} seconds={4.5} suffix="+" />);
  expect(html.replaceAll(/<style.*?<\/style>|<[^>]+>/g, "")).toBe("2,000+");
  expect(html).not.toContain("aria-hidden");
});
