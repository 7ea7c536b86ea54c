import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { fillForm, hashOf, readForm, type Answers } from "../lib/formAnswers";
import { listen } from "../lib/listen";
import { scrollBehaviour } from "../lib/scrollBehaviour";
import { TYPING_REST_MS } from "../lib/timing";

/**
 * Writes the answers to the URL's hash, so that Back, a reload and a shared link keep them. Does nothing over
 * the browser's limit, where `history.replaceState` throws: Safari allows 100 calls in 30 seconds, Firefox 200
 * in 10. A later call succeeds.
 */
function writeToHash(answers: Answers, initialValues: Answers) {
  const { pathname, search, hash } = window.location;
  const url = pathname + search + hashOf(answers, initialValues, hash);
  try {
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // The form works without it.
  }
}

/**
 * The answers in a form, updated after a pause in typing. The inputs are uncontrolled, so that text typed
 * before hydration is kept.
 * @param initialValues the form's initial answers
 * @returns the answers, the props of the form and its fields, the ref of the element that shows the result,
 *   and whether the visitor has begun
 */
export function useAnswers(initialValues: Answers) {
  const ref = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [first] = useState(initialValues);
  const [answers, setAnswers] = useState(initialValues);
  const [isSubmitted, setSubmitted] = useState(false);

  useEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const fill = (hash: string) => {
      fillForm(node, hash);
      setAnswers(readForm(node));
    };
    // Controls used before hydration take precedence over the URL.
    const typed = Object.entries(readForm(node)).filter(([name, value]) => value !== first[name]);
    fill(`#${new URLSearchParams(typed)}&${window.location.hash.slice(1)}`);

    const stop = listen(window, "hashchange", () => {
      if (!window.location.hash.includes("=")) return;
      node.reset();
      fill(window.location.hash);
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [first]);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const entered = readForm(currentTarget);
    writeToHash(entered, first);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnswers(entered), TYPING_REST_MS);
  };

  /** Updates without waiting for the pause, and scrolls to the answer if it is off-screen. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    const entered = readForm(event.currentTarget);
    flushSync(() => {
      setAnswers(entered);
      setSubmitted(true);
    });
    answer.current?.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
  };

  return {
    form: { ref, onInput, onSubmit },
    field: (name: string) => ({ name, defaultValue: first[name] }),
    answer,
    answers,
    isBegun: isSubmitted || hashOf(answers, first, "") !== "",
  };
}

/** The state of a calculator. */
export type Tool = ReturnType<typeof useAnswers>;
