import { group, list, text, textWithTokens, withLines, words } from "../fields";
import { textLink } from "../formedFields";

/** The words of the section that reads the dates on a cylinder. */
export const stamps = group({
  ...words("title:80 introduction:400"),
  places: group(words("title:80 handle foot oneDate")),
  form: group(words("title made tested expired unreadable submit", 80)),
  result: group({
    ...words(`label linked waiting read(made tested) otherDate(other typed) inDate(due end) last(end) lastBeforeRetest(due end)
      retest(due end) retestThisYear(due end) nearlyOver stop(made end) stopThisYear(end) close testedLate
      soon expired unreadable saved(made tested) look expiryCounts(made) rule unfinished untested:40`),
    message: withLines(textWithTokens("")),
    guide: textLink("That part of the guide.", 80),
  }),
  errors: group(words("expiry letter notADate(typed) tooOld future(typed) early(tested made)")),
  months: list("The months, January first.", 12, 12, text("One month.", 20)),
  table: group(words("title:80 made:80 retest:80 stop:80 note")),
}).meta({ label: "Dates on a cylinder" });
