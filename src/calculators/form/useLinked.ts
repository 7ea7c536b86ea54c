import { useEffect, useState } from "react";
import { listen } from "../../lib/listen";
import type { Answers } from "./formAnswers";
import { linkedIn } from "./cylinderLink";

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
