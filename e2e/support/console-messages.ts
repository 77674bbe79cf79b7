import type { Page } from "@playwright/test";

/** Depends on how fast the machine paints an image, not on the page. */
const SLOW_PAINT = /was preloaded using link preload but not used within a few seconds/;

/** Collects a page's console errors, console warnings and uncaught exceptions. @returns a live list */
export function collectConsoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (!SLOW_PAINT.test(message.text())) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}
