import { fileStart } from "../../../../src/model/problems";
import { asFormsWrite } from "../../fix/fixText";
import type { Site } from "../read/reading";

const message =
  "the file is right, but the forms would write it with other quotes, spaces or order; npm run fix:content writes it as they do";

/** Gives a hint about each text that the first save in the browser editor would change in lines that nobody edited. */
export function hintForm({ texts }: Site): void {
  for (const { file, type, content } of texts) {
    const text = file.toString();
    if (type && content?.fields && asFormsWrite(text, type) !== text)
      file.info(message, fileStart, "form");
  }
}
