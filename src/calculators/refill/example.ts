import { fillIn } from "../../lib/fillIn";
import { valuesOf } from "./values";
import { weighingState } from "./weighingState";

/** A small worked example. Its weights are not those of a real cylinder. */
export const example = weighingState({
  size: "12.5",
  tare: "15.2",
  now: "27.1",
  paid: "12.5",
  step: "0.1",
});

export const exampleTitle = (copy: Queries.SiteRefillWordsFragment) =>
  fillIn(copy.result.example, valuesOf(copy, example.figures, example.check));
