import { expect, type Page } from "@playwright/test";
import { collectConsoleMessages } from "./console-messages";
import { expectAccessible } from "./expect-accessible";

/** Opens a page: it stands, says nothing in the console, overflows nowhere, has one h1 and breaks no rule of WCAG. */
export async function expectHealthyPage(page: Page, url: string): Promise<void> {
  const said = collectConsoleMessages(page);
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "overflows sideways").toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expect(said).toEqual([]);
}
