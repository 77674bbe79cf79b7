import type { Browser, Page } from "@playwright/test";

/** A second browser, as narrow as a phone, that knows nothing of the first one's cookies. */
export async function takePhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
}
