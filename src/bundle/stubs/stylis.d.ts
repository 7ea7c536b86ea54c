declare module "stylis" {
  interface Element {
    readonly type: string;
    readonly value: string;
  }
  /** The type of a media query. */
  export const MEDIA: string;
  type Writer = (element: object) => unknown;
  export function compile(styles: string): Element[];
  export function serialize(elements: object[], write: Writer): string;
  export function middleware(writers: Writer[]): Writer;
  export function rulesheet(add: (rule: string) => void): Writer;
  export const stringify: Writer;
}
