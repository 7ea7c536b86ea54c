import type { ReactNode } from "react";
import { AppProvider } from "../context/AppContext";
import { NavigationProvider } from "../context/NavigationContext";

/** The state that lives for the whole visit. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AppProvider>
      <NavigationProvider>{children}</NavigationProvider>
    </AppProvider>
  );
}
