import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "@storefront/testbed/tools/find-chromium";
import { installTool } from "@storefront/testbed/tools/install-tool";
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
    const program = installTool("bench").resolve("lighthouse/cli/index.js");
    const flags = ["--preset=desktop", "--only-categories=performance", "--quiet", "--output=json"];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program, url, `--port=${debugPort}`, "--no-enable-error-reporting", ...flags],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return readRun(JSON.parse(stdout));
  } finally {
    await browser.close();
  }
}
