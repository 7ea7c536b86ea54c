import type { ReadContent } from "../../../src/pipeline/readContent";
import type { ContentType } from "../../../src/pipeline/contentType";
import { finding, type Finding } from "../finding";
import { externalLinkFault } from "../links/externalLink";
import type { InternalLink } from "../links/internalLink";
import { pictureReference, type PictureReference } from "../pictures/pictureReference";
import { hiddenCharacter } from "../text/characters";
import { textFaults } from "./fieldText";
import { fieldValues } from "./fieldValues";

/** What the fields of a file say about other files, and what is wrong with their wording. */
export interface FieldFacts {
  findings: Finding[];
  pictures: PictureReference[];
  links: InternalLink[];
}

/** Looks at every text that the file's table of fields knows. */
export function checkFields(type: ContentType, path: string, content: ReadContent): FieldFacts {
  const facts: FieldFacts = { findings: [], pictures: [], links: [] };
  for (const field of fieldValues(type.fields, content.written)) {
    const place = content.placeOf(field.path);
    const { kind } = field.meta;
    const hidden = hiddenCharacter(field.value, content.source);
    if (hidden) facts.findings.push(finding(place, "characters", hidden));
    for (const { rule, message } of textFaults(field))
      facts.findings.push(finding(place, rule, message));
    if (kind === "picture" || kind === "mark") {
      const reference = pictureReference(path, field.value, place, field.meta);
      if ("rule" in reference) facts.findings.push(reference);
      else facts.pictures.push(reference);
    }
    if (kind === "externalLink") {
      const fault = externalLinkFault(field.value);
      if (fault) facts.findings.push(finding(place, fault.rule, fault.message));
    }
    if (kind === "link") facts.links.push({ target: field.value, place });
  }
  return facts;
}
