/** A handler that runs `action` and prevents the browser's default action. */
export const withPreventDefault = (action: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  action();
};
