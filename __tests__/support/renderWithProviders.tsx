import { render, renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { provideHelmet } from "../../src/components/Head";
import { AppProvider } from "../../src/context/AppContext";
import { NavigationProvider } from "../../src/context/NavigationContext";
import { siteData } from "./content";

// In the browser it comes late; tests of what it writes need it at once.
provideHelmet(Helmet);

interface Options {
  /** The section that is active at first. */
  initialSection?: string;
  /** Instead of the content files' own data about the site. */
  site?: Queries.SiteQuery;
}

function prepare({ initialSection, site = siteData() }: Options) {
  jest.mocked(useStaticQuery).mockReturnValue(site);
  return ({ children }: { children: ReactNode }) => (
    <AppProvider>
      <NavigationProvider initialSection={initialSection}>{children}</NavigationProvider>
    </AppProvider>
  );
}

/** The only render of the tests: inside both providers, with the site's data and a visitor's hands. */
export function renderWithProviders(ui: ReactElement, options: Options = {}) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(ui, { wrapper: prepare(options) }) };
}

/**
 * The same on a page that the server wrote.
 * @param touch what happened to the page before scripts arrived
 */
export function hydrateWithProviders(ui: ReactElement, touch?: (page: HTMLElement) => void) {
  const wrapper = prepare({});
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(wrapper({ children: ui }));
  touch?.(container);
  const user = userEvent.setup({ delay: null });
  return { user, ...render(ui, { wrapper, container, hydrate: true }) };
}

/** The same for a hook. */
export const renderHookWithProviders = <Result, Props>(
  hook: (props: Props) => Result,
  { initialProps, ...options }: Options & { initialProps?: Props } = {},
) => renderHook(hook, { wrapper: prepare(options), initialProps });
