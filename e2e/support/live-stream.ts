import type { Page, Response } from "@playwright/test";

/** Waits until the page's stream of events is open, which the page does when it is idle. */
export const untilStream = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => new URL(response.url()).pathname === "/api/live");
