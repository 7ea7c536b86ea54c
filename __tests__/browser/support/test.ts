import { expect, test as base } from "@playwright/test";
import { watch, type Complaints } from "./complaints";

interface Fixtures {
  complaints: Complaints;
}

/** Playwright's `test`; fails on any console message, error, failed request or external request. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = watch(context, new URL(baseURL ?? "").host);
      await use(complaints);
      expect(complaints.problems()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
