/** What the scenarios ask of an engine; everything else is done in the page, by the same code in all. */
export interface BrowserTab {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page; what goes in and out is JSON. */
  run<Argument, Result>(act: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Presses and releases a key, such as "Tab" or "Shift+Tab", as a hand on the keyboard does. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Clicks with the mouse at a point of the screen, in CSS px. */
  clickAt(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Everything said in the console so far, uncaught errors and breaches of the policy included. */
  messages(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The keys that the scenarios press. */
export type Key = " " | "Enter" | "Escape" | "Shift+Tab" | "Tab";

/** A new tab without memory of earlier ones. */
export type OpenTab = () => Promise<BrowserTab>;

/** A browser that runs. */
export interface Engine {
  openTab: OpenTab;
  stop: () => Promise<void>;
}
