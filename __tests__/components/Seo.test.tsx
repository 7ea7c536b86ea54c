import { Helmet } from "react-helmet";
import { Seo } from "../../src/components/Seo";
import { renderWithProviders } from "../support/renderWithProviders";

it("writes structured data that cannot end its script element", () => {
  const data = { name: "</script>" };
  renderWithProviders(<Seo title="A page" description="Words." path="/" data={data} />);
  const { scriptTags } = Helmet.peek() as unknown as { scriptTags: object[] };
  expect(scriptTags).toEqual([
    { type: "application/ld+json", innerHTML: '{"name":"\\u003c/script>"}' },
  ]);
});
