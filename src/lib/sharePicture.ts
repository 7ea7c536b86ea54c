/** The picture that shows when a page is shared: its address, and its size in px, as Open Graph recommends. */
export const sharePicture = { path: "/share/picture.jpg", width: 1200, height: 630 };
