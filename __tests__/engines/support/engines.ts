import { spawn } from "node:child_process";
import { expect } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";

/** The operations that need an engine's own driver; everything else runs in the page. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Calls a function in the page; argument and result are JSON. */
  run<Result, Given = undefined>(act: (given: Given) => Result, given?: Given): Promise<Result>;
  escape(): Promise<void>;
  type(text: string): Promise<void>;
  /** Clicks with the mouse at a point of the window, in CSS px. */
  clickAt(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    faults?: string[];
  }
}

/** Runs in the page: notes its errors and policy violations from now on, in every engine in the same way. */
function noteFaults(): void {
  if (window.faults) return;
  const faults: string[] = [];
  window.faults = faults;
  const note = (...parts: unknown[]) => void faults.push(parts.join(" "));
  Object.assign(window.console, { error: note, warn: note });
  window.addEventListener("error", ({ message }) => faults.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    faults.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
}

const WIDTH = 500;
const HEIGHT = 800;

/** Starts Chromium or Firefox, headless. */
async function startPuppeteer(browser: "chrome" | "firefox") {
  const { CHROMIUM_PATH, FIREFOX_PATH } = process.env;
  const [executablePath, ...args] = {
    chrome: [CHROMIUM_PATH ?? "/usr/bin/chromium", "--no-sandbox", "--disable-gpu"],
    firefox: [FIREFOX_PATH ?? "/usr/bin/firefox-esr"],
  }[browser];
  const defaultViewport = { width: WIDTH, height: HEIGHT };
  const program = await puppeteer.launch({ browser, executablePath, args, defaultViewport });
  return { openTab: () => openPuppeteer(program), stop: () => program.close() };
}

async function openPuppeteer(program: Browser): Promise<Tab> {
  const context = await program.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(noteFaults);
  return {
    open: async (url) => void (await page.goto(url)),
    run: (act, given) =>
      page.evaluate(act as (given: unknown) => unknown, given) as Promise<ReturnType<typeof act>>,
    escape: () => page.keyboard.press("Escape"),
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    close: () => context.close(),
  };
}

/** Sends one command of the WebDriver protocol (W3C WebDriver, section 6) and returns its value. */
async function send(address: string, method: "DELETE" | "GET" | "POST", parameters: object = {}) {
  const body = method === "POST" ? JSON.stringify(parameters) : undefined;
  const response = await fetch(address, { method, body });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts WebKitGTK's driver on a virtual screen of its own. */
async function startWebKit(port: number) {
  const driver = `http://127.0.0.1:${port}`;
  const command = ["--auto-servernum", "WebKitWebDriver", `--port=${port}`];
  // The driver and its screen are one process group.
  const { pid = 0 } = spawn("xvfb-run", command, { detached: true, stdio: "ignore" });
  const isReady = () => send(`${driver}/status`, "GET").then(Boolean, () => false);
  await expect.poll(isReady, "WebKitWebDriver answers").toBe(true);
  return { openTab: () => openWebKit(driver), stop: async () => void process.kill(-pid) };
}

async function openWebKit(driver: string): Promise<Tab> {
  const options = { "webkitgtk:browserOptions": { args: ["--automation"] } };
  const capabilities = { capabilities: { alwaysMatch: options } };
  const { sessionId } = (await send(`${driver}/session`, "POST", capabilities)) as {
    sessionId: string;
  };
  const session = `${driver}/session/${sessionId}`;
  const post = (command: string, parameters: object) =>
    send(`${session}/${command}`, "POST", parameters);
  const typeKeys = async (text: string) => {
    const each = (value: string) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    await post("actions", {
      actions: [{ type: "key", id: "keys", actions: [...text].flatMap(each) }],
    });
  };
  const tab: Tab = {
    open: async (url) => {
      await post("url", { url });
      await tab.run(noteFaults);
    },
    run: async (act, given) =>
      (await post("execute/sync", {
        script: `return (${String(act)})(arguments[0])`,
        args: [given ?? null],
      })) as ReturnType<typeof act>,
    // The code point of this key (W3C WebDriver, section 15.4.2).
    escape: () => typeKeys("\uE00C"),
    type: typeKeys,
    clickAt: async (x, y) => {
      const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
      const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      await post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    close: async () => void (await send(session, "DELETE")),
  };
  await post("window/rect", { width: WIDTH, height: HEIGHT });
  return tab;
}

/** Starts an engine by its name; WebKit's driver listens on `port`. */
export const startEngine = (name: string, port: number) =>
  name === "webkit" ? startWebKit(port) : startPuppeteer(name === "firefox" ? "firefox" : "chrome");

/** A running browser, as packaged by Debian. */
export type Engine = Awaited<ReturnType<typeof startEngine>>;
