import { expect, type Page } from "@playwright/test";
import { POLL_MS } from "../../lib/purchase/terms/times";

/**
 * Advances the page's clock by one poll interval at a time until the assertion holds: polling needs no real seconds,
 * and a slow machine may need several polls. Call `page.clock.install()` before the page is opened.
 * @param assertion needs a short timeout, so that the clock keeps advancing
 */
export async function passPollsUntil(page: Page, assertion: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(POLL_MS);
    await assertion();
  }).toPass();
}

/** Advances the page's clock until it has polled once more. @param polls from `countCalls` */
export async function passPoll(page: Page, polls: { count: number }): Promise<void> {
  const before = polls.count;
  const briefly = { timeout: 1_000 };
  await passPollsUntil(page, () => expect.poll(() => polls.count, briefly).toBeGreaterThan(before));
}
