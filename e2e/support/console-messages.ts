import type { Page } from "@playwright/test";

/** Says how soon a picture was painted, which on a busy machine depends on the machine. */
const SLOW_PAINT = /was preloaded using link preload but not used within a few seconds/;

/** Collects what a page says in the console, errors and warnings, from now on. */
export function collectConsoleMessages(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (!SLOW_PAINT.test(message.text())) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  return said;
}
