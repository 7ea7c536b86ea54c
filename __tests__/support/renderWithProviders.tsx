import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { AppProvider } from "../../src/context/AppContext";
import { NavigationProvider } from "../../src/context/NavigationContext";
import { siteData } from "./content";

function prepare(site: Queries.SiteQuery) {
  jest.mocked(useStaticQuery).mockReturnValue(site);
  return ({ children }: { children: ReactNode }) => (
    <AppProvider>
      <NavigationProvider initial={{}}>{children}</NavigationProvider>
    </AppProvider>
  );
}

/** The only render of the tests: inside both providers, with a user and the site's data, by default the fixture's. */
export function renderWithProviders(ui: ReactElement, { site = siteData() } = {}) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(ui, { wrapper: prepare(site) }) };
}
