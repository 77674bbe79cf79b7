import type { Page } from "@playwright/test";

/** Depends on how soon the machine paints a picture, not on the page. */
const SLOW_PAINT = /was preloaded using link preload but not used within a few seconds/;

/** Collects the errors and warnings in a page's console from now on. */
export function collectConsoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (!SLOW_PAINT.test(message.text())) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}
