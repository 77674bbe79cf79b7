import type { Page } from "playwright";

/**
 * Waits until React has taken over every control that the server sent. A click before that may be lost, and what the
 * page has to say in the console comes with it. Nothing on the screen changes at that moment, so React's own marks on
 * the elements are read.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("main, footer, button, input, select, textarea")];
    const isHydrated = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith("__reactFiber"));
    return parts.length > 0 && parts.every(isHydrated);
  });
}
