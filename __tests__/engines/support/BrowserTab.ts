/**
 * The operations that the scenarios need from an engine; everything else runs in the page, with the
 * same code in all.
 */
export interface BrowserTab {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page; arguments and result are JSON. */
  run<Argument, Result>(act: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Presses and releases a key, such as "Tab" or "Shift+Tab", as a keyboard would. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Clicks with the mouse at a point of the screen, in CSS px. */
  clickAt(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** All console messages so far, including uncaught errors and policy violations. */
  messages(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The keys that the scenarios press. */
export type Key = " " | "Enter" | "Escape" | "Shift+Tab" | "Tab";

/** A new tab without storage of earlier ones. */
export type OpenTab = () => Promise<BrowserTab>;

/** A running browser. */
export interface Engine {
  openTab: OpenTab;
  stop: () => Promise<void>;
}
