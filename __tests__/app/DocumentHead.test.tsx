import { act } from "@testing-library/react";
import { DocumentHead } from "../../src/app/DocumentHead";
import { useAppActions } from "../../src/context/AppContext";
import { renderWithProviders } from "../support/renderWithProviders";

let actions: ReturnType<typeof useAppActions>;

function Subject() {
  actions = useAppActions();
  return <DocumentHead />;
}

it("follows the language, and until it changes leaves the document that of a translator", () => {
  document.documentElement.lang = "fr";
  renderWithProviders(<Subject />);
  expect(document.documentElement.lang).toBe("fr");
  act(() => actions.setLanguage("yo"));
  expect(document.documentElement.lang).toBe("yo");
});
