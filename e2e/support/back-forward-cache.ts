import { expect, type LaunchOptions, type Page } from "@playwright/test";

/** Turns the back-forward cache on, which Playwright turns off in Chromium. */
export const withBackForwardCache = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

const ELSEWHERE = "/corporate-information";

/** Marks a page: a page that is loaded again has lost the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.classList.add("kept"));

/**
 * Leaves the page by another one's address, goes back, and expects that it was not loaded again. A restored page fires
 * no `load`.
 */
export async function expectRestored(page: Page, meanwhile = async () => {}): Promise<void> {
  await mark(page);
  await page.goto(ELSEWHERE);
  await meanwhile();
  await page.goBack({ waitUntil: "commit" });
  // A failure shows why the page was not restored.
  const state = () => page.evaluate(readState).catch(() => "navigating");
  await expect.poll(state).toEqual({ isKept: true, reasons: "null" });
}

function readState() {
  const [entry] = performance.getEntriesByType("navigation") ?? [];
  const { notRestoredReasons } = (entry ?? {}) as { notRestoredReasons?: unknown };
  return {
    isKept: document.documentElement.classList.contains("kept"),
    reasons: JSON.stringify(notRestoredReasons ?? null),
  };
}
