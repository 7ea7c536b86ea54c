import type { ReactNode } from "react";
import { AppProvider } from "../context/AppContext";
import { NavigationProvider } from "../context/NavigationContext";
import { NO_SECTION } from "../lib/sections";
import { Layout, type PageContext } from "./Layout";

interface ShellProps {
  /** Gatsby's page context, set during the build. */
  page?: PageContext;
  children: ReactNode;
}

/** The app's state, and the layout around the page's content. */
export function Shell({ page = {}, children }: ShellProps) {
  return (
    <AppProvider>
      <NavigationProvider initial={{ activeSection: page.section ?? NO_SECTION }}>
        <Layout page={page}>{children}</Layout>
      </NavigationProvider>
    </AppProvider>
  );
}
