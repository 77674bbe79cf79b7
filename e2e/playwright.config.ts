import { defineConfig } from "@playwright/test";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { testScope } from "@storefront/testbed/runs/test-scope";
import { findChromium } from "@storefront/testbed/tools/find-chromium";

/**
 * TEST_SCOPE: "gate" (default) skips `*.full.spec.ts`, "rest" runs only those, "full" runs all.
 * Every worker has its own product (fixtures.ts), so any two tests may run in parallel.
 */
const scope = testScope(process.env);
const FULL_ONLY = "**/*.full.spec.ts";

export default defineConfig({
  testDir: ".",
  testMatch: scope === "rest" ? FULL_ONLY : "**/*.spec.ts",
  testIgnore: scope === "gate" ? [FULL_ONLY] : [],
  // Without write permission, only read-only tests.
  ...(deployment.isWritable ? {} : { grep: /@readonly/ }),
  outputDir: "../test-results",
  globalSetup: "../testbed/deployment/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  // In CI a retry tells flaky tests from failures; the summary at the end of the run lists retried tests.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: true,
  reporter: [["list"], ["../testbed/deployment/run-summary.ts"]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "zh-CN",
    // Tracing every action costs a fifth of the run: only a retry, or `--trace on`, records.
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
