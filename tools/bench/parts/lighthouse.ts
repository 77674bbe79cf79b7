import { findChromium } from "@storefront/testbed/tools/find-chromium";
import lighthouse, { desktopConfig } from "lighthouse";
import { chromium } from "playwright";
import { type LighthouseRun, readRun } from "./lighthouse-run";

/** Audits a page with Lighthouse's desktop preset, each run in a new browser. @returns one entry per run */
export async function auditPage(
  url: string,
  { runs, debugPort }: { runs: number; debugPort: number },
): Promise<LighthouseRun[]> {
  const results: LighthouseRun[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(url, debugPort));
  return results;
}

async function auditOnce(url: string, debugPort: number): Promise<LighthouseRun> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      `--remote-debugging-port=${debugPort}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    const flags = { port: debugPort, onlyCategories: ["performance"], logLevel: "error" as const };
    const result = await lighthouse(url, flags, desktopConfig);
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    return readRun(result.lhr);
  } finally {
    await browser.close();
  }
}
