import type { ReactNode } from "react";
import { AppProvider } from "../context/AppContext";
import { NavigationProvider } from "../context/NavigationContext";
import type { PageSections } from "../hooks/useActiveSection";
import type { ArrivalLocation } from "../hooks/useArrival";
import { Frame } from "./Frame";

interface ShellProps {
  location: ArrivalLocation & { pathname: string };
  /** Gatsby's page context, which the build fills. */
  page?: PageSections;
  children: ReactNode;
}

/** The state and the frame of every page. Both stay while pages change. */
export function Shell({ location, page = {}, children }: ShellProps) {
  return (
    <AppProvider>
      <NavigationProvider initialSection={page.section}>
        <Frame location={location} page={page}>
          {children}
        </Frame>
      </NavigationProvider>
    </AppProvider>
  );
}
