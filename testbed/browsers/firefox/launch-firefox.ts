import { type Browser, launch, type Page } from "puppeteer-core";
import type { BrowserPage, RunningBrowser } from "../browser-page";

const PREFERENCES = {
  // As in the headless Chromium: scroll bars take no width from the page.
  "ui.useOverlayScrollbars": 1,
  "ui.prefersReducedMotion": 1,
  "intl.accept_languages": "zh-CN, zh",
};

/** Launches an installed Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(executable: string): Promise<RunningBrowser> {
  const browser: Browser = await launch({
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
