import { useEffect, useState } from "react";
import { listen } from "../../lib/listen";
import { answersIn, type Answers } from "./formAnswers";

/** A name in the hash of a link that a visitor sent to themselves. */
const MARK = "cylinder";

/** What a page's calculators know of the visitor's cylinder, each its part; it is nowhere else than in the link. */
export function usePassport() {
  const [parts, keep] = useState<Answers>({});
  return { parts, keep };
}

export type PassportState = ReturnType<typeof usePassport>;

/** A hash that fills in the forms; the mark tells it from the hash of a page that was reloaded. */
export const hashOfPassport = (parts: readonly string[]) =>
  `#${MARK}=mine&${parts.filter(Boolean).join("&")}`;

/** A calculator's part of the hash. */
export const partOf = (answers: Answers) => new URLSearchParams(answers).toString();

/** The answers in the hash of a passport's link; none in any other hash. */
export function linkedIn(hash: string): Answers {
  const answers = answersIn(hash);
  return answers.has(MARK) ? Object.fromEntries(answers) : {};
}

/** Those of the fields whose answer is still that of the visitor's link. */
export function useLinked<Name extends string>(names: readonly Name[], answers: Answers): Name[] {
  const [linked, setLinked] = useState<Answers>({});
  useEffect(() => {
    const read = () => setLinked(linkedIn(window.location.hash));
    read();
    return listen(window, "hashchange", read);
  }, []);
  return names.filter((name) => linked[name] && linked[name] === answers[name]);
}
