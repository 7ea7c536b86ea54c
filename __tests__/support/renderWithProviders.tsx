import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { AppProvider } from "../../src/context/AppContext";
import { NavigationProvider } from "../../src/context/NavigationContext";
import { PageDataContext } from "../../src/hooks/useSite";
import { siteData } from "./content";

const wrapperWith =
  (site: Queries.FrameFragment) =>
  ({ children }: { children: ReactNode }) => (
    <PageDataContext.Provider value={site}>
      <AppProvider>
        <NavigationProvider initial={{}}>{children}</NavigationProvider>
      </AppProvider>
    </PageDataContext.Provider>
  );

/** The only render of the tests: inside both providers, with a user and the site's data, by default the fixture's. */
export function renderWithProviders(ui: ReactElement, { site = siteData() } = {}) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(ui, { wrapper: wrapperWith(site) }) };
}
