import { useMemo, type ReactNode } from "react";
import { AppProvider } from "../context/AppContext";
import { NavigationProvider } from "../context/NavigationContext";
import type { ArrivalLocation } from "../hooks/useArrival";
import { useSite } from "../hooks/useSite";
import { sectionOfPath } from "../lib/sections";
import { Frame } from "./Frame";

interface ShellProps {
  location: ArrivalLocation & { pathname: string };
  children: ReactNode;
}

/** The state and the frame of every page. Both stay while pages change. */
export function Shell({ location, children }: ShellProps) {
  const { legalDocuments } = useSite();
  const knownPaths = useMemo(
    () => ["/", "/contact", ...legalDocuments.map(({ slug }) => `/${slug}`)],
    [legalDocuments],
  );
  return (
    <AppProvider>
      <NavigationProvider initialSection={sectionOfPath(location.pathname, knownPaths)}>
        <Frame location={location} knownPaths={knownPaths}>
          {children}
        </Frame>
      </NavigationProvider>
    </AppProvider>
  );
}
