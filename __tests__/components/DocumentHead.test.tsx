import { act } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { DocumentHead } from "../../src/components/DocumentHead";
import { useAppActions, type AppActions } from "../../src/context/AppContext";
import { renderWithProviders } from "../support/renderWithProviders";

let actions: AppActions;

function Subject() {
  actions = useAppActions();
  return <DocumentHead />;
}

function headNow() {
  const { htmlAttributes, metaTags } = Helmet.peek() as unknown as {
    htmlAttributes: { lang: string };
    metaTags: { name: string; content: string }[];
  };
  return {
    lang: htmlAttributes.lang,
    ...Object.fromEntries(metaTags.map(({ name, content }) => [name, content])),
  };
}

it("starts English and dark", () => {
  renderWithProviders(<Subject />);
  expect(headNow()).toEqual({ lang: "en", "theme-color": "#0A0D12", "color-scheme": "dark" });
});

it("follows the theme and the language", () => {
  renderWithProviders(<Subject />);
  act(() => {
    actions.setTheme("light");
    actions.setLanguage("yo");
  });
  expect(headNow()).toEqual({ lang: "yo", "theme-color": "#FBF8F2", "color-scheme": "light" });
});
