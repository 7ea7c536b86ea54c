/** The ids of what stands around every page; links and buttons name them, so nothing else may have one. */
export const layoutIds = {
  content: "content",
  navigation: "main-navigation",
  footer: "footer",
  appDownloadModal: "app-download",
} as const;
