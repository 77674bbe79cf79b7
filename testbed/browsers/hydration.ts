import type { Page } from "playwright";

/**
 * Waits until React has hydrated every control of the page. Earlier clicks wait (components/early-input), and hydration errors appear in
 * the console at that moment. Hydration has no visible effect, so this checks React's internal properties of the
 * elements.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("main, footer, button, input, select, textarea")];
    const isHydrated = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith("__reactFiber"));
    return parts.length > 0 && parts.every(isHydrated);
  });
}
