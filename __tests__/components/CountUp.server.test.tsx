/** @jest-environment node */
import { CountUp } from "../../src/components/CountUp";
import { renderToHtml } from "../support/renderToHtml";

it("stands in the HTML as the final figure, and nothing lies on top", () => {
  const html = renderToHtml(<CountUp value={2000} seconds={4.5} suffix="+" />);
  expect(html.replaceAll(/<style.*?<\/style>|<[^>]+>/g, "")).toBe("2,000+");
  expect(html).not.toContain("aria-hidden");
});
