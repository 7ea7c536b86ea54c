import { useEffect, useState, useSyncExternalStore } from "react";
import type { Helmet, HelmetProps } from "react-helmet";
import { useIsHydrated } from "../hooks/useIsHydrated";

type Writer = typeof Helmet;

let writer: Writer | undefined;
const readers = new Set<() => void>();

/** Provides the Helmet component; on the server, before rendering. */
export function provideHelmet(helmet: Writer) {
  writer = helmet;
  for (const reader of readers) reader();
}

/**
 * Loads react-helmet. If that fails, the head is not updated: the document title is then that of an earlier
 * page.
 */
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
 * Updates the document's head; the only entry point to react-helmet in the browser. The server has rendered
 * the first head, so react-helmet is loaded only when something changes.
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
