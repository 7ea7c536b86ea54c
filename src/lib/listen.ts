/**
 * Adds a listener for one or more types of event.
 * @param types separated by spaces
 * @returns a function that removes the listener, as effects return it
 */
export function listen<Listened extends Event>(
  target: EventTarget,
  types: string,
  listener: (event: Listened) => void,
) {
  const each = types.split(" ");
  for (const type of each) target.addEventListener(type, listener as EventListener);
  return () => {
    for (const type of each) target.removeEventListener(type, listener as EventListener);
  };
}
