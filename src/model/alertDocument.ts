import { lastPlace } from "./fields";

interface Document {
  readonly title: string;
  readonly order?: number;
  readonly alert?: unknown;
}

/** The document whose alert the leak card shows: the first with an alert. */
export const alertDocument = <Found extends Document>(documents: Iterable<Found>) =>
  [...documents]
    .filter(({ alert }) => alert)
    .sort(
      (one, other) =>
        (one.order ?? lastPlace) - (other.order ?? lastPlace) || (one.title < other.title ? -1 : 1),
    )
    .at(0);
