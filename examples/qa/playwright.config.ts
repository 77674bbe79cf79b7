import { defineConfig } from "@playwright/test";

const { protocol, host } = new URL(process.env.BASE_DOMAIN ?? "http://localhost:3000");

/** Keys of brands, each with a host of its own. */
const BRANDS = ["mima", "huoshan"];

export default defineConfig({
  testDir: "tests",
  // Each worker has a market of its own (market.ts). The tests of a file run in order, in one of them.
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "zh-CN",
    trace: "on-first-retry",
    // A Chromium of the system instead of Playwright's own.
    launchOptions: process.env.CHROMIUM_PATH
      ? { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] }
      : {},
  },
  projects: BRANDS.map((name) => ({
    name,
    use: { baseURL: `${protocol}//${name}.${host}` },
  })),
});
