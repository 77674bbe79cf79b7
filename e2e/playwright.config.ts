import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium";
import { testScope } from "../scripts/testing/test-scope";
import { deployment } from "./support/deployment";

/**
 * TEST_SCOPE: "gate" (default) leaves the `*.full.spec.ts` out, "rest" runs nothing else, "full" runs all.
 * Every worker has a product of its own (fixtures.ts), so any two tests may run side by side.
 */
const scope = testScope(process.env);
const FULL_ONLY = "**/*.full.spec.ts";

export default defineConfig({
  testDir: ".",
  testMatch: scope === "rest" ? FULL_ONLY : "**/*.spec.ts",
  testIgnore: scope === "gate" ? [FULL_ONLY] : [],
  // Without leave to write, only what reads.
  ...(deployment.isWritable ? {} : { grep: /@readonly/ }),
  outputDir: "../test-results",
  globalSetup: "./setup/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  // In CI a second try distinguishes chance from a fault; the list at the end of the run names what needed it.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: true,
  reporter: [["list"], ["./setup/run-summary.ts"]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "zh-CN",
    // Recording every action costs a fifth of the run: a second try records, and so does `--trace on`.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
