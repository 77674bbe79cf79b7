import type { Page } from "@playwright/test";

/** The scripts that hydrate a page; not early-input.js, which the page needs before. */
const CHUNKS = "**/_next/static/chunks/*.js";

/** Holds back the page's scripts, so that it stays painted but not hydrated. @returns a function that lets them load */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes the page's scripts fail to load. */
export async function failScripts(page: Page): Promise<void> {
  await page.route(CHUNKS, (route) => route.abort());
}
