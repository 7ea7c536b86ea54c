import { useStaticQuery } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AppProvider } from "../../src/context/AppContext";
import { NavigationProvider } from "../../src/context/NavigationContext";
import { siteData } from "./content";

/** The HTML that the server renders; for tests in Node, without a document. */
export function renderToHtml(ui: ReactElement): string {
  jest.mocked(useStaticQuery).mockReturnValue(siteData());
  return renderToStaticMarkup(
    <AppProvider>
      <NavigationProvider>{ui}</NavigationProvider>
    </AppProvider>,
  );
}
