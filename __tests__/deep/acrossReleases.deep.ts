import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import settings from "../../playwright.config";
import { publish, rollBack } from "../../tools/deploy/publish";
import { siteServer } from "../../tools/serve/siteServer";
import { appButtons, appModal, follow, showcase } from "../browser/support/landing";
import { bringIntoView } from "../browser/support/scroll";
import { hydrated } from "../browser/support/visit";
import { listening } from "../support/ask";
import { temporaryFolder } from "../support/temporaryFolder";
import { cloneProject, plainEnvironment } from "./support/projectCopy";

const repository = cloneProject("clone");
const folder = join(temporaryFolder(), "live");

/**
 * The scripts that a release changes: those of every page, of the contact page and of the carousel.
 */
const changed = ["src/app/Shell.tsx", "src/pages/contact.tsx", "src/components/SlickTrack.tsx"];

/** Publishes a release with new scripts and new words. */
function release(number: number) {
  for (const file of changed) {
    const path = join(repository, file);
    const code = readFileSync(path, "utf8").replace(/\nObject\.assign\(globalThis.*\n$/, "\n");
    writeFileSync(path, `${code}\nObject.assign(globalThis, { "${file}": ${number} });\n`);
  }
  const contact = `${repository}/content/site/contact.yml`;
  const text = readFileSync(contact, "utf8");
  writeFileSync(contact, text.replace(/^title: .*$/m, `title: Release ${number}`));
  execFileSync("node", ["tools/run/main.mjs", "build"], {
    cwd: repository,
    env: { ...plainEnvironment(), SITE_URL: "https://testgas.example" },
  });
  publish(join(repository, "public"), folder);
}

let browser: Browser;
let origin: string;
const server = siteServer(join(folder, "current"));

beforeAll(async () => {
  rmSync(`${repository}/content`, { recursive: true });
  execFileSync("cp", ["-r", join(process.cwd(), "__tests__/fixture/content"), repository]);
  browser = await chromium.launch(settings.use?.launchOptions);
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

interface OpenPage {
  page: Page;
  complaints: string[];
}

/** A page that was opened and used, without its carousel or other pages. */
async function openLandingPage(isHydrated: boolean): Promise<OpenPage> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (response) => {
    if (!response.ok()) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(origin);
  if (isHydrated) await hydrated(page);
  return { page, complaints };
}

/**
 * Uses an open page without regard to releases, and returns the words that the contact page then
 * has.
 */
async function use({ page, complaints }: OpenPage): Promise<string | null> {
  await hydrated(page);
  const { root, slick } = showcase(page);
  await bringIntoView(root);
  await slick.waitFor();
  await appButtons(page).first().click();
  await appModal(page).confirm.click();
  await appModal(page).box.waitFor({ state: "hidden" });
  await follow(page, "/contact");
  await page.waitForURL("**/contact");
  const title = page.getByRole("heading", { level: 1, name: /^Release \d$/ });
  await title.waitFor();
  const text = await title.textContent();
  await page.goBack();
  await page.waitForURL(`${origin}/`);
  // A page of another release may be loaded from the server again, and then waits for the first
  // interaction.
  await hydrated(page);
  await root.waitFor();
  expect(complaints).toEqual([]);
  await page.close();
  return text;
}

test("pages opened before three releases and a rollback work after them without an error", async () => {
  release(1);
  origin = `http://localhost:${await listening(server)}`;
  const first = [await openLandingPage(true), await openLandingPage(false)];
  const beforeSecond = await openLandingPage(true);
  release(2);
  const titles = [await use(beforeSecond)];
  const second = await openLandingPage(true);
  release(3);
  const third = [await openLandingPage(true), await openLandingPage(false)];
  for (const open of first) titles.push(await use(open));
  titles.push(await use(second));
  rollBack(folder);
  for (const open of third) titles.push(await use(open));
  titles.push(await use(await openLandingPage(true)));
  expect(titles).toEqual([2, 3, 3, 3, 2, 2, 2].map((number) => `Release ${number}`));
});
