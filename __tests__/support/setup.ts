// Tests that run in Node, more than half of all, skip the page's setup, which is slow to load.
if (typeof window !== "undefined") jest.requireActual("./setupPage");

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
