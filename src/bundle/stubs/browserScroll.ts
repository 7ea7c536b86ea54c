/** Renders its children only; the browser restores scroll positions. */
export const ScrollContext = ({ children }: { children: React.ReactNode }) => children;
export const useScrollRestoration = () => undefined;
