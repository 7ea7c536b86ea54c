import { useMemo, useReducer, type ReactNode } from "react";
import type { ThemeName } from "../theme/colours";
import { appReducer, initialAppState, type AppState, type Notification } from "./appState";
import { createRequiredContext } from "./createRequiredContext";

/** Actions that change the app's state; stable for the whole visit. */
export interface AppActions {
  setLoading(loading: boolean): void;
  setTheme(theme: ThemeName): void;
  /** @param language a language tag (BCP 47) */
  setLanguage(language: string): void;
  addNotification(fields: Omit<Notification, "id">): void;
  removeNotification(id: number): void;
  openAppDownloadModal(): void;
  closeAppDownloadModal(): void;
}

const [StateContext, useApp] = createRequiredContext<AppState>("App");
const [ActionsContext, useAppActions] = createRequiredContext<AppActions>(
  "AppActions",
  "AppProvider",
);

export { useApp, useAppActions };

/** Provides site-wide state: theme, language, notices, the modal, slow page changes. */
export function AppProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(appReducer, initialAppState);
  const actions = useMemo<AppActions>(
    () => ({
      setLoading: (loading) => dispatch({ type: "loadingSet", loading }),
      setTheme: (theme) => dispatch({ type: "themeSet", theme }),
      setLanguage: (language) => dispatch({ type: "languageSet", language }),
      addNotification: (fields) => dispatch({ type: "notificationAdded", fields, now: Date.now() }),
      removeNotification: (id) => dispatch({ type: "notificationRemoved", id }),
      openAppDownloadModal: () => dispatch({ type: "modalSet", isOpen: true }),
      closeAppDownloadModal: () => dispatch({ type: "modalSet", isOpen: false }),
    }),
    [],
  );
  return (
    <ActionsContext.Provider value={actions}>
      <StateContext.Provider value={state}>{children}</StateContext.Provider>
    </ActionsContext.Provider>
  );
}
