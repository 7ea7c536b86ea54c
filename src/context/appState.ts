import type { ThemeName } from "../theme/colours";

/** A notice to the visitor; `id` is derived from its time. */
export interface Notification {
  id: number;
  message: string;
}

/** Specification, section 3: client state, App. */
export interface AppState {
  /** True while a page is slow to load. */
  loading: boolean;
  theme: ThemeName;
  /** A language tag (BCP 47) for `<html lang>`. */
  language: string;
  notifications: readonly Notification[];
  isAppDownloadModalOpen: boolean;
}

/** Specification, section 9: initial theme and language. */
export const initialAppState: AppState = {
  loading: false,
  theme: "dark",
  language: "en",
  notifications: [],
  isAppDownloadModalOpen: false,
};

/** All changes of the app's state. */
type AppAction =
  | { type: "loadingSet"; loading: boolean }
  | { type: "themeSet"; theme: ThemeName }
  | { type: "languageSet"; language: string }
  | { type: "notificationAdded"; fields: Omit<Notification, "id">; now: number }
  | { type: "notificationRemoved"; id: number }
  | { type: "modalSet"; isOpen: boolean };

/**
 * The maximum number of notices; another one replaces the oldest, otherwise they would cover a phone's
 * screen.
 */
const MAX_NOTICES = 3;

/** The id of a new notice: the time, or the next free number when two come in one millisecond. */
const nextId = (notifications: readonly Notification[], now: number) =>
  Math.max(now, ...notifications.map(({ id }) => id + 1));

/** The state after `action` (specification, section 4: App state). */
export function appReducer(state: AppState, action: AppAction): AppState {
  switch (action.type) {
    case "loadingSet":
      return { ...state, loading: action.loading };
    case "themeSet":
      return { ...state, theme: action.theme };
    case "languageSet":
      return { ...state, language: action.language };
    case "notificationAdded": {
      const notification = { id: nextId(state.notifications, action.now), ...action.fields };
      const others = state.notifications.slice(1 - MAX_NOTICES);
      return { ...state, notifications: [...others, notification] };
    }
    case "notificationRemoved":
      return {
        ...state,
        notifications: state.notifications.filter(({ id }) => id !== action.id),
      };
    case "modalSet":
      return { ...state, isAppDownloadModalOpen: action.isOpen };
  }
}
