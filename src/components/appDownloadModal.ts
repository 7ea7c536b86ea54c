/** The id of the one app download modal; app buttons name it. */
export const APP_DOWNLOAD_MODAL_ID = "app-download";
