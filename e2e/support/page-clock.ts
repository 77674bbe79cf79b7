import { expect, type Page } from "@playwright/test";
import { POLL_MS } from "../../lib/purchase/times";

/**
 * Lets the page's time pass, one status poll at a go, until the assertion holds: what comes with a poll needs no real
 * seconds, and may come with a later one on a slow machine. `page.clock.install()` stands before the page is opened.
 * @param assertion has a short time-out of its own, so that time goes on
 */
export async function passPollsUntil(page: Page, assertion: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(POLL_MS);
    await assertion();
  }).toPass();
}

/** Lets time pass until the page has polled once more. @param polls how often it has (countCalls) */
export async function passPoll(page: Page, polls: { count: number }): Promise<void> {
  const before = polls.count;
  const isMore = { timeout: 1_000 };
  await passPollsUntil(page, () => expect.poll(() => polls.count, isMore).toBeGreaterThan(before));
}
