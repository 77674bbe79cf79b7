import type { TestedBrowser } from "./installed-browsers";
import { runSteps, type StepResult } from "./run-steps";
import { PAGE_STEPS, PURCHASE_STEPS } from "./steps";

/** Of a desktop window; pages are designed for 1240 px and wider. */
const VIEWPORT = { width: 1280, height: 900 };

export interface Journey {
  /** As the browser states it. */
  version: string;
  results: StepResult[];
}

/** Opens the pages and, in a supported browser, logs in and buys. */
export async function runJourney(browser: TestedBrowser): Promise<Journey> {
  const { version, page, close } = await browser.launch();
  try {
    await page.resize(VIEWPORT.width, VIEWPORT.height);
    const results = await runSteps(page, PAGE_STEPS);
    if (browser.isSupported) results.push(...(await runSteps(page, PURCHASE_STEPS)));
    return { version, results };
  } finally {
    await close();
  }
}
