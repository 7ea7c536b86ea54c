import { Helmet } from "react-helmet";
import { Seo } from "../../../src/components/head/Seo";
import { renderWithProviders } from "../../support/renderWithProviders";

it("writes structured data that cannot end its script element", () => {
  renderWithProviders(<Seo title="A page" description="Words." path="/" home="</script>" />);
  const { scriptTags } = Helmet.peek() as unknown as { scriptTags: { innerHTML: string }[] };
  expect(scriptTags.map(({ innerHTML }) => innerHTML)).toEqual([
    expect.stringContaining('"name":"\\u003c/script>"'),
  ]);
});
