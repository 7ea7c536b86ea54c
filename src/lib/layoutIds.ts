/** The ids of the layout around every page; no other element may use them. */
export const layoutIds = {
  content: "content",
  menu: "main-menu",
  footer: "footer",
  appDownloadModal: "app-download",
} as const;
