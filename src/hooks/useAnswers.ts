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
 */
export function useAnswers(starts: Answers) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const first = useRef(starts);
  const [answers, setAnswers] = useState(starts);

  useEffect(() => {
    const node = form.current;
    if (!node) return undefined;
    // A control that was used before the scripts came wins over the address.
    const early = readForm(node);
    const typed = Object.entries(early).filter(([name, value]) => value !== first.current[name]);
    fillForm(node, window.location.hash);
    if (typed.length > 0) fillForm(node, `#${new URLSearchParams(typed)}`);
    setAnswers(readForm(node));

    const handleHash = () => {
      if (!window.location.hash.includes("=")) return;
      node.reset();
      fillForm(node, window.location.hash);
      setAnswers(readForm(node));
    };
    window.addEventListener("hashchange", handleHash);
    return () => {
      window.removeEventListener("hashchange", handleHash);
      clearTimeout(timer.current);
    };
  }, []);

  const handleInput = () => {
    if (!form.current) return;
    const entered = readForm(form.current);
    keepInAddress(entered, first.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnswers(entered), TYPING_REST_MS);
  };

  /** Does not wait for typing to rest, and shows the answer where it is off the screen. */
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    clearTimeout(timer.current);
    const entered = readForm(form.current);
    flushSync(() => setAnswers(entered));
    answer.current?.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
  };

  return { form, answer, answers, handleInput, handleSubmit };
}
