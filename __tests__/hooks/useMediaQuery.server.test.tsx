/** @jest-environment node */
import { useMediaQuery } from "../../src/hooks/useMediaQuery";
import { renderToHtml } from "../support/renderToHtml";

it("does not match on the server, which has no screen", () => {
  const Subject = () => <p>{String(useMediaQuery("(max-width: 767px)"))}</p>;
  expect(renderToHtml(<Subject />)).toBe("<p>false</p>");
});
