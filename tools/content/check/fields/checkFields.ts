import type { VFile } from "vfile";
import type { FieldValue } from "../fieldValues";
import { externalLinkFault } from "../links/externalLink";
import { checkPath } from "../pictures/references";
import type { InternalLink, PictureReference } from "../reading";
import { hiddenCharacter } from "../text/characters";
import { textFaults, textHint } from "./fieldText";

/** The references of a file's fields to other files. */
interface FieldFacts {
  pictures: PictureReference[];
  links: InternalLink[];
}

/**
 * Checks the texts in the fields of a file.
 * @param path the file's path, relative to content/
 * @returns the pictures and internal links in the fields
 */
export function checkFields(values: readonly FieldValue[], file: VFile, path: string): FieldFacts {
  const facts: FieldFacts = { pictures: [], links: [] };
  const hasRealHeight = values.some(({ meta }) => meta.ofCutOut);
  for (const { meta, value, point } of values) {
    if (typeof value !== "string") continue;
    const report = (rule: string, message: string) => file.message(message, point, rule);
    const hidden = hiddenCharacter(value, file.toString());
    if (hidden) report("characters", hidden);
    if (meta.kind === "text")
      for (const { rule, message } of textFaults(value, meta)) report(rule, message);
    const hint = textHint(value, meta);
    if (hint) file.info(hint.message, point, hint.rule);
    if (meta.kind === "picture" || meta.kind === "drawing" || meta.kind === "logo") {
      const target = checkPath(file, path, value, point);
      if (target) facts.pictures.push({ ...meta, target, point, hasRealHeight });
    }
    if (meta.kind === "externalLink") {
      const fault = externalLinkFault(value);
      if (fault) report(fault.rule, fault.message);
    }
    if (meta.kind === "link") facts.links.push({ target: value, point });
  }
  return facts;
}
