import reporter from "gatsby-cli/lib/reporter";
import { hideHarmlessWarnings } from "../../src/bundle/harmlessWarnings";

jest.mock("gatsby-cli/lib/reporter", () => ({ warn: jest.fn() }));

it("hides the warnings that nobody has to act on, and no other", () => {
  const { warn } = reporter;
  hideHarmlessWarnings();
  reporter.warn(
    "Image about.jpg specified only AVIF format, with no fallback format. This will mean your site cannot be viewed in all browsers.",
  );
  reporter.warn("Image about.jpg is too small.");
  expect(jest.mocked(warn).mock.calls).toEqual([["Image about.jpg is too small."]]);
});
