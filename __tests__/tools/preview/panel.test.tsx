import { wrapPageElement } from "../../../tools/preview/panel/gatsby-browser";

it("keeps the last complete page of an address while a picture is missing", () => {
  const shown = (words: string, pathname: string, data: object) => {
    const page = { element: <p>{words}</p>, props: { data, location: { pathname } } };
    return wrapPageElement?.(page as never, { plugins: [] })?.props as { children?: unknown };
  };
  expect(shown("whole", "/", { hero: {}, refillPrice: null }).children).toBe("whole");
  expect(shown("half", "/", { hero: null }).children).toBe("whole");
  expect(shown("half", "/contact", { hero: null }).children).toBeUndefined();
});
