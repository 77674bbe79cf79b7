import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** `npm run docs:pictures`: takes the pictures of the documents from the running product. */
export default defineConfig({
  ...base,
  testMatch: "pictures/take-*.ts",
  testIgnore: [],
  workers: 1,
  timeout: 300_000,
  // The viewer of the API's documentation reads all calls first.
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    ...base.use,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
  },
});
