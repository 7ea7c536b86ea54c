import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { fillIn } from "../../lib/fillIn";
import { listen } from "../../lib/listen";
import { scrollBehaviour } from "../../lib/scrollBehaviour";
import { TYPING_REST_MS } from "../../lib/timing";
import { isBlank, shorten } from "../../lib/typed";
import { answersIn, fillForm, hashOf, readForm, type Answers } from "./formAnswers";

/** How far the visitor is: nothing entered, figures from the address, figures typed, the button pressed. */
type Stage = "untouched" | "linked" | "typed" | "submitted";

/**
 * The answers in a form, updated after a pause in typing, and kept in the URL's hash for Back, a reload and a
 * shared link. The inputs are uncontrolled, so that text typed before hydration is kept.
 * @param initialValues the form's initial answers
 * @returns the answers, the props of the form and its fields, the ref of the element that shows the result,
 *   and whether the answers are the visitor's (`isBegun`)
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
    const fillFromHash = (typed: string[][] = []) => {
      const linked = answersIn(window.location.hash);
      const isLinked = Object.keys(first).some((name) => linked.has(name));
      fillForm(node, new URLSearchParams([...typed, ...linked]));
      setAnswers(readForm(node));
      setStage(typed.length > 0 ? "typed" : isLinked ? "linked" : "untouched");
    };
    // Controls used before hydration take precedence over the URL.
    fillFromHash(Object.entries(readForm(node)).filter(([name, value]) => value !== first[name]));
    const stop = listen(window, "hashchange", () => {
      if (!window.location.hash.includes("=")) return;
      clearTimeout(timer.current);
      node.reset();
      fillFromHash();
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [first]);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const entered = readForm(currentTarget);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAnswers(entered);
      setStage((before) => (before === "submitted" ? before : "typed"));
    }, TYPING_REST_MS);
    const { pathname, search, hash } = window.location;
    const url = pathname + search + hashOf(entered, first, hash);
    try {
      window.history.replaceState(window.history.state, "", url);
    } catch {
      // Over the browser's limit: Safari allows 100 calls in 30 seconds. The form works without it.
    }
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

  /** A blank field has no error before the button is pressed; nor has any while the visitor has only opened a link. */
  const showsError = (name: string) =>
    stage === "submitted" || (stage === "typed" && !isBlank(answers[name] ?? ""));

  return {
    form: { ref, onInput, onSubmit },
    /** @param error the pattern of what is wrong with the field, in which `{typed}` is what was typed */
    field: (name: string, error?: string, values: Readonly<Record<string, string>> = {}) => ({
      name,
      defaultValue: first[name],
      error:
        error && showsError(name)
          ? fillIn(error, { ...values, typed: shorten(answers[name]) })
          : undefined,
    }),
    answer,
    answers,
    isBegun: stage !== "untouched",
  };
}

/** The state of a calculator. */
export type Calculator = ReturnType<typeof useAnswers>;
