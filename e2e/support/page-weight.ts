import { expect, type Page } from "@playwright/test";

export interface PageWeight {
  requests: number;
  /** Transferred: bodies as they were sent, with their headers. */
  kilobytes: number;
  /** What moved while the page loaded, and by how much of the window: together the cumulative layout shift. */
  layoutShifts: string[];
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
  return { requests, kilobytes: bytes / 1024, layoutShifts: await page.evaluate(readLayoutShifts) };
}

function readLayoutShifts(): Promise<string[]> {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  return new Promise((resolve) => {
    const shifts: string[] = [];
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(" ");
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent;
          return `${what} from ${rect(previousRect)} to ${rect(currentRect)}`;
        });
        shifts.push(`${value}: ${moved.join("; ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // A frame with all that has come, then a task after it: what was buffered has been delivered.
    requestAnimationFrame(() =>
      setTimeout(() => {
        add(observer.takeRecords());
        resolve(shifts);
      }),
    );
  });
}
