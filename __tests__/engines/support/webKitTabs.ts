import { spawn } from "node:child_process";
import { expect } from "@playwright/test";
import type { BrowserTab, Engine } from "./BrowserTab";
import { keepMessages, keptMessages } from "./keptMessages";
import { click, press, send, type } from "./webDriver";

const program = process.env.WEBKIT_PATH ?? "WebKitWebDriver";
const screen = process.env.XVFB_PATH ?? "xvfb-run";

const capabilities = {
  alwaysMatch: {
    acceptInsecureCerts: true,
    "webkitgtk:browserOptions": { args: ["--automation"] },
  },
};

/** Starts Debian's WebKitGTK driver on its own virtual screen. */
export async function startWebKit(port: number): Promise<Engine> {
  const driver = `http://127.0.0.1:${port}`;
  const child = spawn(screen, ["--auto-servernum", program, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
  });
  const isReady = () => send(`${driver}/status`, "GET").then(Boolean, () => false);
  await expect.poll(isReady, "WebKitWebDriver answers").toBe(true);
  return {
    openTab: () => openTab(driver),
    stop: () => {
      // The driver and its screen are one process group.
      if (child.pid) process.kill(-child.pid);
      return Promise.resolve();
    },
  };
}

async function openTab(driver: string): Promise<BrowserTab> {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, "POST", {
    capabilities,
  });
  const session = `${driver}/session/${sessionId}`;
  const post = (command: string, parameters: object = {}) =>
    send(`${session}/${command}`, "POST", parameters);
  const heard: string[] = [];

  const run: BrowserTab["run"] = async (act, argument) =>
    (await post("execute/sync", {
      script: `return (${String(act)})(arguments[0])`,
      args: [argument ?? null],
    })) as ReturnType<typeof act>;

  // A document's messages are lost with it, so they are fetched before it is left.
  const arrive = async (command: string, parameters: object = {}) => {
    heard.push(...(await run(keptMessages, null)));
    await post(command, parameters);
    await run(keepMessages, null);
  };

  const tab: BrowserTab = {
    run,
    open: (url) => arrive("url", { url }),
    back: () => arrive("back"),
    reload: () => arrive("refresh"),
    press: async (key) => void (await post("actions", { actions: [press(key)] })),
    type: async (text) => void (await post("actions", { actions: [type(text)] })),
    clickAt: async (x, y) => void (await post("actions", { actions: [click(x, y)] })),
    resize: async (width, height) => void (await post("window/rect", { width, height })),
    messages: async () => [...heard, ...(await run(keptMessages, null))],
    close: async () => void (await send(session, "DELETE")),
  };
  await tab.resize(1280, 800);
  return tab;
}
