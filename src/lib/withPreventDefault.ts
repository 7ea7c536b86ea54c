/** A handler that does `action` in place of what the browser would do by itself. */
export const withPreventDefault = (action: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  action();
};
