import { format, TextEncoder } from "node:util";
import { matchers } from "@emotion/jest";
import "@testing-library/jest-dom";
import { installBrowser } from "./browser";

expect.extend(matchers);

const messages: string[] = [];
const note = (...words: unknown[]) => messages.push(format(...words));

// Browsers have it, jsdom has not; React's server part asks for it when it is loaded.
Object.assign(globalThis, { TextEncoder });
// Slick asks for media queries when it is loaded.
installBrowser();

beforeEach(() => {
  installBrowser();
  messages.length = 0;
  jest.spyOn(console, "error").mockImplementation(note);
  jest.spyOn(console, "warn").mockImplementation(note);
});

afterEach(() => {
  // A page of this site writes nothing to the console that a test does not expect.
  const found = messages.splice(0);
  expect(found).toEqual([]);
});
