import { act } from "@testing-library/react";
import { DocumentHead } from "../../src/components/DocumentHead";
import { useAppActions, type AppActions } from "../../src/context/AppContext";
import { renderWithProviders } from "../support/renderWithProviders";

let actions: AppActions;

function Subject() {
  actions = useAppActions();
  return <DocumentHead />;
}

it("follows the language", () => {
  renderWithProviders(<Subject />);
  act(() => actions.setLanguage("yo"));
  expect(document.documentElement.lang).toBe("yo");
});
