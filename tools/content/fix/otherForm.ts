import { readFileSync } from "node:fs";
import path from "node:path";
import { typeOf } from "../../../src/model/contentTypes";
import { filesIn } from "../../lib/files";
import { normalForm } from "./normalForm";

/**
 * The content files in `root` that the browser editor would write differently, so that its next save
 * would change more than one line.
 */
export const filesInOtherForm = (root: string): string[] =>
  filesIn(root).filter((file) => {
    const type = typeOf(file)?.type;
    if (!type) return false;
    const text = readFileSync(path.join(root, file), "utf8");
    return normalForm(type, text) !== text;
  });
