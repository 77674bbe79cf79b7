import { expect, type Page } from "@playwright/test";

export interface PageWeight {
  requests: number;
  /** Transferred: encoded bodies with headers. */
  kilobytes: number;
  /**
   * Shifts after the document was parsed: score and moved elements. Shifts during parsing depend on how fast the
   * machine parses (a slow one paints half a document first), so they count toward `totalShift` only.
   */
  layoutShifts: string[];
  /** Cumulative layout shift, including shifts during parsing. */
  totalShift: number;
}

/** Long, because the marketplace may still be rendering the images of a first visit. */
const QUIET_TIMEOUT_MS = 25_000;

/**
 * Opens a page in a new browser context (empty cache) and measures its traffic until its scripts run and no request is
 * pending. Nothing is scrolled, so lazy content is not counted.
 */
export async function measurePageWeight(page: Page, url: string): Promise<PageWeight> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  // Without the parts that a page preloads once it is idle (lib/ui/preload-when-idle.ts).
  await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
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
  // Rendered on the client only, so it appears once the page's scripts run.
  await expect(page.getByRole("button", { name: "登录" })).toBeVisible();
  await expect.poll(() => [...pending], { timeout: QUIET_TIMEOUT_MS }).toEqual([]);
  return { requests, kilobytes: bytes / 1024, ...(await page.evaluate(readLayoutShifts)) };
}

/**
 * Marks the first frame that shows the complete document: the one after next, as the next may already be in progress.
 */
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
          const element =
            node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent;
          return `${element} from ${rect(previousRect)} to ${rect(currentRect)}`;
        });
        layoutShifts.push(`${value}: ${moved.join("; ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // Buffered entries have been delivered in a task after the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        add(observer.takeRecords());
        resolve({ layoutShifts, totalShift });
      }),
    );
  });
}
