import type { ReactNode } from "react";
import { AppProvider } from "../context/AppContext";
import { NavigationProvider } from "../context/NavigationContext";
import type { ArrivalLocation } from "../hooks/useArrival";
import { NO_SECTION } from "../lib/sections";
import { Layout } from "./Layout";
import type { PageContext } from "./pageContext";

interface ShellProps {
  location: ArrivalLocation & { pathname: string };
  /** Gatsby's page context, which the build fills. */
  page?: PageContext;
  children: ReactNode;
}

/** The state and the layout of every page. Both stay while pages change. */
export function Shell({ location, page = {}, children }: ShellProps) {
  return (
    <AppProvider>
      <NavigationProvider initialSection={page.section ?? NO_SECTION}>
        <Layout location={location} page={page}>
          {children}
        </Layout>
      </NavigationProvider>
    </AppProvider>
  );
}
