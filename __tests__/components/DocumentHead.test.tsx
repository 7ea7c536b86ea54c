import { act } from "@testing-library/react";
import { DocumentHead } from "../../src/components/DocumentHead";
import { useAppActions } from "../../src/context/AppContext";
import { renderWithProviders } from "../support/renderWithProviders";

let actions: ReturnType<typeof useAppActions>;

function Subject() {
  actions = useAppActions();
  return <DocumentHead />;
}

it("follows the language", () => {
  renderWithProviders(<Subject />);
  act(() => actions.setLanguage("yo"));
  expect(document.documentElement.lang).toBe("yo");
});
