import { expect, type Page } from "@playwright/test";

export interface PageWeight {
  requests: number;
  /** Transferred: bodies as they were sent, with their headers. */
  kilobytes: number;
  /** Cumulative layout shift. */
  layoutShift: number;
}

/** How long the pictures of a first visit may take: the marketplace may be drawing them. */
const QUIET_TIMEOUT_MS = 25_000;

/**
 * Opens a page in a new browser context, whose cache is empty, and counts what it takes until its scripts run and
 * nothing is on its way any more. Only what a first visit fetches by itself: nobody scrolls.
 */
export async function measurePageWeight(page: Page, url: string): Promise<PageWeight> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const pending = new Set<string>();
  let requests = 0;
  let bytes = 0;
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("data:")) return;
    pending.add(requestId);
    requests += 1;
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (pending.delete(requestId)) bytes += encodedDataLength;
  });
  devtools.on("Network.loadingFailed", ({ requestId }) => pending.delete(requestId));

  await page.goto(url);
  // Known by the browser alone: it stands there once the page's scripts run.
  await expect(page.getByRole("button", { name: "登录" })).toBeVisible();
  await expect.poll(() => [...pending], { timeout: QUIET_TIMEOUT_MS }).toEqual([]);
  return { requests, kilobytes: bytes / 1024, layoutShift: await page.evaluate(readLayoutShift) };
}

function readLayoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shift += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // A frame with all that has come, then a task after it: what was buffered has been delivered.
    requestAnimationFrame(() =>
      setTimeout(() => {
        add(observer.takeRecords());
        resolve(shift);
      }),
    );
  });
}
