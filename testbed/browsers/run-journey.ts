import { type Capture, capturePage, WINDOW } from "./capture-page";
import { comparePictures } from "./compare/compare-pictures";
import { compareStyles } from "./compare/compare-styles";
import { CURRENT, type TestedBrowser } from "./installed-browsers";
import { waitForText } from "./page-actions";
import { type Inspect, runSteps, type StepResult } from "./run-steps";
import { NOTICE, PAGE_STEPS, PURCHASE_STEPS } from "./steps";
import { toleranceOf } from "./tolerances";
import { writePictures } from "./write-pictures";

export interface Journey {
  browser: string;
  /** As the browser states it. */
  version: string;
  results: StepResult[];
  /** By name of the step. */
  captures: ReadonlyMap<string, Capture>;
}

/**
 * Opens the pages, compares them with those of the current browser and, in a supported browser, logs in and buys.
 * @param references pages of the current browser by step; empty for that browser itself
 */
export async function runJourney(
  browser: TestedBrowser,
  references: ReadonlyMap<string, Capture>,
): Promise<Journey> {
  const { version, page, close } = await browser.launch();
  const captures = new Map<string, Capture>();
  const inspect: Inspect = async ({ name }) => {
    const errors = browser.isSupported ? page.takeErrors() : [];
    if (!browser.isSupported)
      await waitForText(page, NOTICE).catch((error) => errors.push(error.message));
    const capture = await capturePage(page);
    captures.set(name, capture);
    const reference = references.get(name);
    if (!reference) return { difference: null, error: errors[0] ?? null };
    const difference = comparePictures(reference.picture, capture.picture);
    errors.push(...compareStyles(reference.styles, capture.styles));
    if (difference > toleranceOf(browser)) {
      const pictures = { [CURRENT.key]: reference.picture, [browser.key]: capture.picture };
      errors.push(`looks different: ${writePictures(name, pictures)}`);
    }
    return { difference, error: errors.length > 0 ? errors.join("; ") : null };
  };
  try {
    await page.resize(WINDOW.width, WINDOW.height);
    const results = await runSteps(page, PAGE_STEPS, inspect);
    if (browser.isSupported) results.push(...(await runSteps(page, PURCHASE_STEPS)));
    return { browser: browser.key, version, results, captures };
  } finally {
    await close();
  }
}

/** Runs the current browser, then the others against its pages. @returns a journey per browser */
export async function runJourneys(browsers: readonly TestedBrowser[]): Promise<Journey[]> {
  const current = await runJourney(CURRENT, new Map());
  const journeys = [current];
  for (const browser of browsers) {
    if (browser.key === CURRENT.key) continue;
    console.log(`Driving ${browser.key} …`);
    journeys.push(await runJourney(browser, current.captures));
  }
  return journeys;
}
