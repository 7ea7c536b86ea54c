/**
 * The ids of the layout around every page. Links and buttons refer to them, so no other element may use
 * them.
 */
export const layoutIds = {
  content: "content",
  menu: "main-menu",
  footer: "footer",
  appDownloadModal: "app-download",
} as const;
