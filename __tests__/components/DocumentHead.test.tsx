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

it("starts English and dark", () => {
  renderWithProviders(<Subject />);
  const { htmlAttributes, metaTags } = Helmet.peek();
  expect(htmlAttributes).toEqual({ lang: "en" });
  expect(metaTags).toEqual([
    { name: "theme-color", content: "#0A0D12" },
    { name: "color-scheme", content: "dark" },
  ]);
});

it("follows the language", () => {
  renderWithProviders(<Subject />);
  act(() => actions.setLanguage("yo"));
  expect(document.documentElement.lang).toBe("yo");
});
