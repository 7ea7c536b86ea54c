import { useStaticQuery } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AppProvider } from "../../src/context/AppContext";
import { NavigationProvider } from "../../src/context/NavigationContext";
import { siteData } from "./content";

/** The HTML that the server writes; for tests in Node, where there is no page. */
export function renderToHtml(ui: ReactElement): string {
  jest.mocked(useStaticQuery).mockReturnValue(siteData());
  return renderToStaticMarkup(
    <AppProvider>
      <NavigationProvider>{ui}</NavigationProvider>
    </AppProvider>,
  );
}
