import type { ThemeName } from "../theme/colours";
import { createStateContext } from "./createStateContext";

/** A notice to the visitor; `id` is derived from its time. */
export interface Notification {
  id: number;
  message: string;
  link?: { label: string; to: string };
  /** It tells of a success, and leaves by itself. */
  isBrief?: boolean;
  /** It leaves once there is a connection. */
  isUntilOnline?: boolean;
}

/** Specification, section 3: client state, App; section 9: initial theme and language. */
export const initialAppState = {
  /** True while a page is slow to load. */
  loading: false,
  theme: "dark" as ThemeName,
  /** A language tag (BCP 47) for `<html lang>`. */
  language: "en",
  notifications: [] as readonly Notification[],
  isAppDownloadModalOpen: false,
};

/** Site-wide state: theme, language, notices, the modal, slow page changes (specification, section 4). */
export const [AppProvider, useApp, useAppActions] = createStateContext(
  "App",
  initialAppState,
  (update) => ({
    setLoading: (loading: boolean) => update({ loading }),
    setTheme: (theme: ThemeName) => update({ theme }),
    setLanguage: (language: string) => update({ language }),
    addNotification: (fields: Omit<Notification, "id">) => {
      const now = Date.now();
      update(({ notifications }) => {
        // The next free number when two come in one millisecond.
        const id = Math.max(now, ...notifications.map((notice) => notice.id + 1));
        return { notifications: [...notifications, { id, ...fields }] };
      });
    },
    removeNotification: (id: number) =>
      update(({ notifications }) => ({
        notifications: notifications.filter((notice) => notice.id !== id),
      })),
    openAppDownloadModal: () => update({ isAppDownloadModalOpen: true }),
    closeAppDownloadModal: () => update({ isAppDownloadModalOpen: false }),
  }),
);
