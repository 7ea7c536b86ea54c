import { expect, test } from "@playwright/test";
import { original, wordsOf } from "./support/EditorFolder";
import { MockGitHub } from "./support/MockGitHub";
import { form, save } from "./support/openEditor";

const file = "content/site/prices.yml";
const branch = "cms/Pages/SitePrices";

test("signed in with a token, an editor sends a new price for review, and cannot merge it", async ({
  page,
}) => {
  const github = new MockGitHub();
  await github.serve(page);
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await expect(page.getByRole("link", { name: "user settings page" })).toHaveAttribute(
    "href",
    "https://github.com/settings/personal-access-tokens/new?name=Sveltia+CMS&contents=write&pull_requests=write",
  );
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill("github_pat_0");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("treeitem", { name: "Pages and settings" }).click();
  await page.getByRole("row", { name: "Price per kilogram" }).click();
  await form(page).getByRole("textbox").first().fill("1,450.00");
  await save(page);
  await page.getByRole("button", { name: "Send for Review" }).click();
  const sent = (call: string) => github.sent.get(call);
  await expect.poll(() => sent("markPullRequestReadyForReview")).toBeDefined();
  expect(sent("createRef")).toMatchObject({ name: `refs/heads/${branch}` });
  const after = wordsOf(original, file).replace(/^perKg: .*$/m, "perKg: 1,450.00");
  expect(sent("createCommitOnBranch")).toMatchObject({
    branch: { branchName: branch },
    fileChanges: {
      additions: [{ path: file, contents: Buffer.from(after).toString("base64") }],
      deletions: [],
    },
  });
  expect(sent("POST pulls")).toMatchObject({ head: branch, base: "main", draft: true });
  expect(sent("PATCH issues/7")).toEqual({ labels: ["sveltia-cms/pending_review"] });

  // "Ready" is only a label: no button merges the change, neither in the entry nor on the board.
  await page.getByRole("radio", { name: "Editorial Workflow" }).click();
  await page.getByRole("list", { name: "In Review" }).getByRole("button").first().click();
  await page.getByRole("button", { name: /^Status:.*In Review/ }).click();
  await page.getByRole("menuitemradio", { name: "Ready" }).click();
  await expect
    .poll(() => sent("PATCH issues/7"))
    .toEqual({ labels: ["sveltia-cms/pending_publish"] });
  await expect(page.getByRole("button", { name: /^Status:.*Ready/ })).toBeEnabled();
  await expect(page.getByRole("button", { name: /publish/i })).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await page.getByRole("radio", { name: "Editorial Workflow" }).click();
  await expect(page.getByRole("list", { name: "Ready" }).getByRole("button")).not.toHaveCount(0);
  await expect(page.getByRole("button", { name: /publish/i })).toHaveCount(0);
  expect(faults).toEqual([]);
});
