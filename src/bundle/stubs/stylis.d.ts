declare module "stylis" {
  type Writer = (element: object) => unknown;
  export function compile(styles: string): object[];
  export function serialize(elements: object[], write: Writer): string;
  export function middleware(writers: Writer[]): Writer;
  export function rulesheet(add: (rule: string) => void): Writer;
  export const stringify: Writer;
}
