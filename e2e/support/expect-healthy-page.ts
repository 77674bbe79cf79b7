import { expect, type Page } from "@playwright/test";
import { waitUntilHydrated } from "../../scripts/testing/hydration";
import { collectConsoleMessages } from "./console-messages";
import { expectAccessible } from "./expect-accessible";

/** Opens a page: status 200, no console message, no sideways overflow, one h1, no violation of WCAG. */
export async function expectHealthyPage(page: Page, url: string): Promise<void> {
  const messages = await openSilentPage(page, url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  expect(messages).toEqual([]);
}

/**
 * Opens a page with status 200 and waits until its own pictures and scripts are there; nothing overflows sideways.
 * @returns what it has said in the console, growing. One page object for each address: what a page says after it was
 * left belongs to no page.
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
