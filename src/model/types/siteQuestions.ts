import { z } from "zod";
import type { ContentType } from "../contentType";
import { group, groups, note, withMeta } from "../fields";

/** Facts to confirm before the launch; `npm run check:content -- --launch` lists them, visitors never see them. */
export const siteQuestions = {
  name: "SiteQuestions",
  label: "Open questions",
  path: "site/questions.yml",
  description: "Questions to answer before the launch. Delete an answered question.",
  fields: group({
    questions: groups("The open questions.", 0, 130, {
      who: note("The person who can answer, such as owner.", 60),
      file: note("The file that depends on the answer, such as legal/terms-conditions.md.", 200),
      words: note("Words from the line of that file that depends on the answer.", 200),
      question: note("The question."),
      stops: withMeta(z.enum(["launch"]), {
        description: "Write launch if nothing may be published before the answer.",
        form: "launch, or nothing",
      }).optional(),
    }),
  }),
  count: { min: 0, max: 1 },
} satisfies ContentType;
