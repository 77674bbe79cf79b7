import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium";
import { API_PORT, STOREFRONT_PORT } from "./support/addresses";

/** The real storefront against the real marketplace, both started on a data folder of their own. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  fullyParallel: false,
  workers: 2,
  // A busy machine may slow one step beyond its limit: the list names what needed its second try "flaky".
  retries: process.env.CI ? 1 : 0,
  // Steps that take a second on an idle machine take five on a busy one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://mima.localhost:${STOREFRONT_PORT}`,
    viewport: { width: 1280, height: 900 },
    locale: "zh-CN",
    // Film strips cost more than the test itself; the pages as they were are kept.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: true },
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
  projects: [
    { name: "flows", testIgnore: "**/clock/**" },
    // These move the marketplace's clock, which all buyers share: they run after everything else, one by one.
    { name: "clock", testMatch: "**/clock/**/*.spec.ts", dependencies: ["flows"], workers: 1 },
  ],
  webServer: {
    command: "npx tsx scripts/start.ts",
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    url: `http://127.0.0.1:${STOREFRONT_PORT}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(STOREFRONT_PORT),
      API_PORT: String(API_PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), "storefront-e2e-")),
      LOG_LEVEL: "error",
      DATABASE_URL: "",
      REDIS_URL: "",
    },
  },
});
