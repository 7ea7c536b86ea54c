// Tests that run in Node, more than half of all, do without what a page needs: it takes long to load.
if (typeof window !== "undefined") jest.requireActual("./setupPage");

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
