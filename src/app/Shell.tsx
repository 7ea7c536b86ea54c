import type { ReactNode } from "react";
import { AppProvider } from "../context/AppContext";
import { NavigationProvider } from "../context/NavigationContext";
import type { ArrivalLocation } from "../hooks/useArrival";
import { NO_SECTION } from "../lib/sections";
import { Layout } from "./Layout";
import type { PageContext } from "./pageContext";

interface ShellProps {
  location: ArrivalLocation & { pathname: string };
  /** Gatsby's page context, set during the build. */
  page?: PageContext;
  children: ReactNode;
}

/** The app's state and layout, which persist across pages. */
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
