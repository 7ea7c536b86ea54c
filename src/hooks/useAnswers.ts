import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { fillForm, hashOf, readForm, type Answers } from "../lib/formAnswers";
import { scrollBehaviour } from "../lib/scrollBehaviour";
import { TYPING_REST_MS } from "../lib/timing";

/** Writes the answers after the # of the address, so that Back, a reload and a shared link have them. */
function keepInAddress(answers: Answers, starts: Answers) {
  const { pathname, search, hash } = window.location;
  try {
    const address = pathname + search + hashOf(answers, starts, hash);
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // Safari allows a hundred changes in half a minute; the next one counts.
  }
}

/**
 * The answers in a form, once typing has rested. The form keeps what is typed itself, so that what
 * was typed before the page's scripts came stays.
 * @param starts what the form starts with
 * @returns beside the answers the props of the form, and where the page tells what follows from them
 */
export function useAnswers(starts: Answers) {
  const ref = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [first] = useState(starts);
  const [answers, setAnswers] = useState(starts);

  useEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const fill = (hash: string) => {
      fillForm(node, hash);
      setAnswers(readForm(node));
    };
    // A control that was used before the scripts came wins over the address, because it comes first.
    const typed = Object.entries(readForm(node)).filter(([name, value]) => value !== first[name]);
    fill(`#${new URLSearchParams(typed)}&${window.location.hash.slice(1)}`);

    const handleHash = () => {
      if (!window.location.hash.includes("=")) return;
      node.reset();
      fill(window.location.hash);
    };
    window.addEventListener("hashchange", handleHash);
    return () => {
      window.removeEventListener("hashchange", handleHash);
      clearTimeout(timer.current);
    };
  }, [first]);

  const onInput = () => {
    if (!ref.current) return;
    const entered = readForm(ref.current);
    keepInAddress(entered, first);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnswers(entered), TYPING_REST_MS);
  };

  /** Does not wait for typing to rest, and shows the answer where it is off the screen. */
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!ref.current) return;
    clearTimeout(timer.current);
    const entered = readForm(ref.current);
    flushSync(() => setAnswers(entered));
    answer.current?.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
  };

  return { form: { ref, onInput, onSubmit }, answer, answers };
}

/** What a form takes of {@link useAnswers}. */
export type ToolFormProps = ReturnType<typeof useAnswers>["form"];
