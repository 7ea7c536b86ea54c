import { cacheControl } from "./caching";
import { everywhere, type Headers, onDrawings, onSharePictures, sharePictures } from "./security";
import { mimeType } from "./mimeTypes";

/** Returns the headers that every server sends with a file of a built folder, such as "/contact/index.html". */
export const headersOf = (file: string): Headers => ({
  ...everywhere,
  ...(file.endsWith(".svg") && onDrawings),
  ...(file.startsWith(sharePictures) && onSharePictures),
  "Content-Type": mimeType(file),
  "Cache-Control": cacheControl(file),
});
