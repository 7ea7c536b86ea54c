declare module "stylis" {
  export interface Element {
    readonly type: string;
    readonly value: string;
    /** Of a rule: its selectors. */
    readonly props: string | readonly string[];
    readonly children: string | Element[];
    /** The text, once written. */
    return: string;
  }
  /** The type of a media query. */
  export const MEDIA: string;
  type Writer = (element: Element) => unknown;
  export function compile(styles: string): Element[];
  export function serialize(elements: Element[], write: Writer): string;
  export const stringify: Writer;
  /** A writer that gives each element to all of these. */
  export function middleware(writers: readonly ((element: Element) => unknown)[]): Writer;
}
