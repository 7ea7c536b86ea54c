import { format, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { installBrowser } from "./browser";

const messages: string[] = [];
const note = (...words: unknown[]) => messages.push(format(...words));

// Missing in jsdom; React's server renderer needs it on import.
Object.assign(globalThis, { TextEncoder });
// Slick evaluates media queries on import.
installBrowser();

beforeEach(() => {
  installBrowser();
  messages.length = 0;
  jest.spyOn(console, "error").mockImplementation(note);
  jest.spyOn(console, "warn").mockImplementation(note);
});

afterEach(() => {
  // The site's pages must not write to the console unless a test expects it.
  const found = messages.splice(0);
  expect(found).toEqual([]);
});
