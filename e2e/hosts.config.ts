import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** `npm run test:hosts`: every landing page of every brand in a browser. */
export default defineConfig({
  ...base,
  testMatch: "**/*.deep.ts",
  projects: [{ name: "hosts" }],
  fullyParallel: true,
});
