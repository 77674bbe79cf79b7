import { expect, type Page } from "@playwright/test";
import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import { collectConsoleMessages } from "./console-messages";
import { expectAccessible } from "./expect-accessible";

/** Opens a page and expects status 200, no console message, no horizontal overflow, one h1 and no WCAG violation. */
export async function expectHealthyPage(page: Page, url: string): Promise<void> {
  const messages = await openSilentPage(page, url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  expect(messages).toEqual([]);
}

/**
 * Opens a page, waits until it is loaded and hydrated, and expects status 200, an empty console and no horizontal
 * overflow.
 * @returns the live list of console messages. Use one page object per URL: messages that arrive after a navigation
 * cannot be attributed.
 */
export async function openSilentPage(page: Page, url: string): Promise<string[]> {
  const messages = collectConsoleMessages(page);
  const answer = await page.goto(url, { waitUntil: "load" });
  expect(answer?.status()).toBe(200);
  await waitUntilHydrated(page);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, "overflows sideways").toBeLessThanOrEqual(0);
  expect(messages).toEqual([]);
  return messages;
}
