import { type BrowserContext, expect, type Page } from "@playwright/test";
import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import { collectConsoleMessages } from "../support/console-messages";

/** Cached pages that the gate tests: goods with hostile text. */
export const REPRESENTATIVE_PAGES = ["/goodsDetails?goodsId=1016"] as const;

/** One page of every other kind, for the full run. */
export const OTHER_PAGES = [
  "/no-such-page",
  "/goodsDetail?goodsId=1002",
  "/personal_center?user_id=3002",
  "/practicePage",
  "/index",
  "/index_w",
] as const;

/** Opens a page uncached and cached; expects its own scripts to run and injected ones not to. */
export async function expectScriptPolicy(context: BrowserContext, path: string): Promise<void> {
  for (const visit of ["first visit", "second visit"]) {
    const page = await context.newPage();
    const messages = collectConsoleMessages(page);
    await page.goto(path);
    await waitUntilHydrated(page);
    expect(messages.filter((line) => line.includes("Content Security Policy"))).toEqual([]);
    expect(await runsInjectedScript(page), visit).toBe(false);
    await page.close();
  }
}

/** Injects an inline script and an inline handler. @returns whether either ran */
function runsInjectedScript(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const inline = document.createElement("script");
    inline.textContent = "window.injected = true";
    document.body.append(inline);
    document.body.insertAdjacentHTML("beforeend", `<img src="x" onerror="window.injected = true">`);
    return new Promise<boolean>((resolve) => {
      document.body.lastElementChild?.addEventListener("error", () =>
        resolve("injected" in window),
      );
    });
  });
}
