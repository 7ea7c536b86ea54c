import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { keepInPlace } from "../../hooks/keepInPlace";
import { listen } from "../../lib/listen";
import { readForm } from "../../lib/readForm";
import { scrollBehaviour } from "../../lib/scrollBehaviour";
import { TYPING_REST_MS } from "../../lib/timing";
import { isBlank } from "../../lib/typed";
import { initialAnswersOf, type CalculatorFields } from "./fields";
import {
  answersIn,
  fillForm,
  fillSuggestions,
  hashOf,
  keepSizes,
  type Answers,
} from "./formAnswers";

/** The state of an entry of the history whose answers the visitor has entered. */
const OWN = "own";

/** Keeps the answers in the address, and that they are the visitor's; other forms' answers in it stay. */
function writeAddress(answers: Answers, initialValues: Answers) {
  const { pathname, search, hash } = window.location;
  const url = pathname + search + hashOf(answers, initialValues, hash);
  try {
    window.history.replaceState(OWN, "", url);
  } catch {
    // Over the browser's limit: Safari allows 100 calls in 30 seconds. The form works without it.
  }
}

/** Focuses the first field with an error; a screen reader then reads its label and the error (WCAG 3.3.1). */
function focusError(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>("[aria-invalid]");
  // A group of options is no control itself.
  const control = field?.querySelector("input") ?? field;
  control?.focus({ preventScroll: true });
  // The error is below the field, in the same box.
  const box = field?.closest("fieldset, div");
  box?.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
  return Boolean(control);
}

/**
 * The answers in a form, updated after a pause in typing, and kept in the URL's hash for Back, a reload and a
 * shared link; those from before hydration too, because the inputs are uncontrolled.
 * @returns the answers, the props of the form, whether a field shows its error, the ref of the element that shows the
 *   result, whether there are answers at all (`isBegun`), and whether all of them came with a link that anybody may have
 *   written (`isLinked`)
 */
export function useAnswers(fields: CalculatorFields) {
  const ref = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [firstFields] = useState(fields);
  const [first] = useState(() => initialAnswersOf(fields));
  const [answers, setAnswers] = useState(first);
  const [source, setSource] = useState<"visitor" | "link">();
  const [isSubmitted, setSubmitted] = useState(false);

  useEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const linkedAnswers = () => {
      const linked = answersIn(window.location.hash);
      keepSizes(firstFields, linked);
      return Object.keys(first).some((name) => linked.has(name)) ? linked : undefined;
    };
    const fillFromHash = (typed: string[][] = []) => {
      const linked = linkedAnswers();
      fillForm(node, new URLSearchParams([...typed, ...(linked ?? [])]));
      fillSuggestions(node, firstFields);
      const filled = readForm(node);
      setAnswers(filled);
      // The browser restores what it has filled in from the address before.
      const isTyped = typed.some(([name = "", value]) => linked?.get(name) !== value);
      const isOwn = isTyped || window.history.state === OWN;
      if (linked ?? isTyped) setSource(isOwn ? "visitor" : "link");
      setSubmitted(false);
      if (isTyped) writeAddress(filled, first);
    };
    // Controls used before hydration take precedence over the URL.
    fillFromHash(Object.entries(readForm(node)).filter(([name, value]) => value !== first[name]));
    const stop = listen(window, "hashchange", () => {
      // An address without its answers says nothing of this form.
      if (!linkedAnswers()) return;
      clearTimeout(timer.current);
      node.reset();
      fillFromHash();
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [first, firstFields]);

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    fillSuggestions(currentTarget, fields, (target as HTMLInputElement).name);
    const entered = readForm(currentTarget);
    clearTimeout(timer.current);
    const update = () => {
      setAnswers(entered);
      setSource("visitor");
    };
    // An error of a field above may come or go.
    timer.current = setTimeout(() => keepInPlace(target as Element, update), TYPING_REST_MS);
    writeAddress(entered, first);
  };

  /** Updates without waiting for the pause, and shows the first error, or the answer if it is off-screen. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    const { currentTarget: form } = event;
    flushSync(() => {
      setAnswers(readForm(form));
      setSource((before) => before ?? "visitor");
      setSubmitted(true);
    });
    if (!focusError(form))
      answer.current?.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
  };

  /** A blank field has no error before the button is pressed. */
  const showsError = (name: string) => isSubmitted || !isBlank(answers[name] ?? "");

  const begun = { isBegun: source !== undefined, isLinked: source === "link" };
  return { form: { ref, onInput, onSubmit }, showsError, answer, answers, ...begun };
}

export type Calculator = ReturnType<typeof useAnswers>;
