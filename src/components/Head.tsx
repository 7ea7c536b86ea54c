import { useEffect, useState, useSyncExternalStore } from "react";
import type { Helmet, HelmetProps } from "react-helmet";
import { useIsHydrated } from "../hooks/useIsHydrated";

type Writer = typeof Helmet;

let writer: Writer | undefined;
const readers = new Set<() => void>();

/** Gives every head what writes it; on the server before anything is rendered. */
export function provideHelmet(helmet: Writer) {
  writer = helmet;
  for (const reader of readers) reader();
}

/** Fetches react-helmet. Where that fails the head stays as it is: titles then lag behind the pages. */
function fetchHelmet() {
  if (writer) return;
  import(/* webpackChunkName: "helmet" */ "react-helmet").then(
    (module) => provideHelmet(module.Helmet),
    () => undefined,
  );
}

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => readers.delete(reader);
}

interface HeadProps extends HelmetProps {
  /** When this changes, the head is rewritten. */
  state: string;
}

/**
 * A part of the document's head; the only door to react-helmet in the browser. The server has
 * written the first one, so react-helmet comes when there is something to change.
 */
export function Head({ state, ...rest }: HeadProps) {
  const isHydrated = useIsHydrated();
  const [written] = useState(isHydrated ? undefined : state);
  const read = () => writer;
  const Helmet = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    if (state !== written) fetchHelmet();
  }, [state, written]);
  return Helmet ? <Helmet {...rest} /> : null;
}
