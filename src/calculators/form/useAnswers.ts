import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { listen } from "../../lib/listen";
import { scrollBehaviour } from "../../lib/scrollBehaviour";
import { TYPING_REST_MS } from "../../lib/timing";
import { isBlank } from "../../lib/typed";
import { fillForm, hashOf, readForm, type Answers } from "./formAnswers";

/** How far the visitor is: nothing entered, figures from the address, figures typed, the button pressed. */
type Stage = "untouched" | "linked" | "typed" | "submitted";

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
 *   whether the answers are the visitor's (`isBegun`), and whether a field shows its error
 */
export function useAnswers(initialValues: Answers) {
  const ref = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [first] = useState(initialValues);
  const [answers, setAnswers] = useState(initialValues);
  const [stage, setStage] = useState<Stage>("untouched");

  useEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const fill = (hash: string) => {
      fillForm(node, hash);
      setAnswers(readForm(node));
    };
    const stageOf = (hash: string) =>
      Array.from(new URLSearchParams(hash.slice(1)).keys()).some((name) => name in first)
        ? "linked"
        : "untouched";
    // Controls used before hydration take precedence over the URL.
    const typed = Object.entries(readForm(node)).filter(([name, value]) => value !== first[name]);
    const { hash: linked } = window.location;
    fill(`#${new URLSearchParams(typed)}&${linked.slice(1)}`);
    setStage(typed.length > 0 ? "typed" : stageOf(linked));

    const stop = listen(window, "hashchange", () => {
      const { hash } = window.location;
      if (!hash.includes("=")) return;
      clearTimeout(timer.current);
      node.reset();
      fill(hash);
      setStage(stageOf(hash));
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
    timer.current = setTimeout(() => {
      setAnswers(entered);
      setStage((before) => (before === "submitted" ? before : "typed"));
    }, TYPING_REST_MS);
  };

  /** Updates without waiting for the pause, and scrolls to the answer if it is off-screen. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    const entered = readForm(event.currentTarget);
    flushSync(() => {
      setAnswers(entered);
      setStage("submitted");
    });
    answer.current?.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
  };

  return {
    form: { ref, onInput, onSubmit },
    field: (name: string) => ({ name, defaultValue: first[name] }),
    answer,
    answers,
    isBegun: stage !== "untouched",
    /** A blank field has no error before the button is pressed; nor has any while the visitor has only opened a link. */
    showsError: (name: string) =>
      stage === "submitted" || (stage === "typed" && !isBlank(answers[name] ?? "")),
  };
}

/** The state of a calculator. */
export type Calculator = ReturnType<typeof useAnswers>;
