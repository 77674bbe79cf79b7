import { installTool } from "../../tools/install-tool";
import type { BrowserPage, RunningBrowser } from "../browser-page";

/** What is used of puppeteer-core. */
interface Puppeteer {
  launch(options: object): Promise<{
    newPage(): Promise<Page>;
    version(): Promise<string>;
    close(): Promise<void>;
  }>;
}

interface Page {
  on(event: "pageerror", listener: (error: unknown) => void): void;
  goto(url: string, options: { waitUntil: "load" }): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void> };
  setViewport(size: { width: number; height: number; deviceScaleFactor: number }): Promise<void>;
  screenshot(options: { type: "png" }): Promise<Uint8Array>;
}

const PREFERENCES = {
  // As in the headless Chromium: scroll bars take no width from the page.
  "ui.useOverlayScrollbars": 1,
  "ui.prefersReducedMotion": 1,
  "intl.accept_languages": "zh-CN, zh",
};

/** Launches an installed Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(executable: string): Promise<RunningBrowser> {
  const { launch } = installTool("firefox")("puppeteer-core") as Puppeteer;
  const browser = await launch({
    browser: "firefox",
    executablePath: executable,
    extraPrefsFirefox: PREFERENCES,
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    page: createPage(page),
    close: () => browser.close(),
  };
}

function createPage(page: Page): BrowserPage {
  let errors: string[] = [];
  page.on("pageerror", (error) => {
    errors.push(error instanceof Error ? error.message : String(error));
  });
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: "load" });
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height, deviceScaleFactor: 1 }),
    screenshot: async () => Buffer.from(await page.screenshot({ type: "png" })),
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}
