import { render, renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { AppProvider } from "../../src/context/AppContext";
import { NavigationProvider } from "../../src/context/NavigationContext";
import { siteData } from "./content";

interface Options {
  /** The section that is active at first. */
  initialSection?: string;
  /** Replaces the content files' data about the site. */
  site?: Queries.SiteQuery;
}

function prepare({ initialSection, site = siteData() }: Options) {
  jest.mocked(useStaticQuery).mockReturnValue(site);
  return ({ children }: { children: ReactNode }) => (
    <AppProvider>
      <NavigationProvider
        initial={initialSection === undefined ? {} : { activeSection: initialSection }}
      >
        {children}
      </NavigationProvider>
    </AppProvider>
  );
}

/** The only render of the tests: inside both providers, with the site's data and a user. */
export function renderWithProviders(ui: ReactElement, options: Options = {}) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(ui, { wrapper: prepare(options) }) };
}

/** Likewise, for a hook. */
export const renderHookWithProviders = <Result, Props>(
  hook: (props: Props) => Result,
  { initialProps, ...options }: Options & { initialProps?: Props } = {},
) => renderHook(hook, { wrapper: prepare(options), initialProps });
