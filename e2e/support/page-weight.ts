import { expect, type Page } from "@playwright/test";

export interface PageWeight {
  requests: number;
  /** Transferred: bodies as they were sent, with their headers. */
  kilobytes: number;
  /**
   * What moved once the document was parsed, and by how much of the window. A browser that is short of time paints
   * half a document and moves it when the rest is parsed: how often depends on the machine, so that is only summed.
   */
  layoutShifts: string[];
  /** The cumulative layout shift, with what moved while the document was parsed. */
  totalShift: number;
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

  await page.addInitScript(markParsedFrame);
  await page.goto(url);
  // Known by the browser alone: it stands there once the page's scripts run.
  await expect(page.getByRole("button", { name: "登录" })).toBeVisible();
  await expect.poll(() => [...pending], { timeout: QUIET_TIMEOUT_MS }).toEqual([]);
  return { requests, kilobytes: bytes / 1024, ...(await page.evaluate(readLayoutShifts)) };
}

/** Marks the first frame that shows the whole document: the one after the next, as the next may be under way. */
function markParsedFrame() {
  document.addEventListener("DOMContentLoaded", () =>
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("parsed-frame"))),
  );
}

function readLayoutShifts(): Promise<Pick<PageWeight, "layoutShifts" | "totalShift">> {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  return new Promise((resolve) => {
    const layoutShifts: string[] = [];
    let totalShift = 0;
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(" ");
    const add = (entries: PerformanceEntryList) => {
      const parsed = performance.getEntriesByName("parsed-frame")[0]?.startTime ?? 0;
      for (const { value, sources, startTime } of entries as LayoutShift[]) {
        totalShift += value;
        if (startTime < parsed) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent;
          return `${what} from ${rect(previousRect)} to ${rect(currentRect)}`;
        });
        layoutShifts.push(`${value}: ${moved.join("; ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // A frame with all that has come, then a task after it: what was buffered has been delivered.
    requestAnimationFrame(() =>
      setTimeout(() => {
        add(observer.takeRecords());
        resolve({ layoutShifts, totalShift });
      }),
    );
  });
}
