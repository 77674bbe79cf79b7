import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "@storefront/operator/access/manage-operators";
import { composeApp } from "@storefront/programs/compose-app";
import type { Hono } from "hono";
import { openTestApp, type TestApp } from "../marketplace/test-app";
import { usePerFile, usePerTest } from "../marketplace/use-test-app";
import { type ConsoleBrowser, signInAs } from "./console-browser";

export interface TestSite extends TestApp {
  /** Everything that the marketplace's port serves. */
  site: Hono;
}

/** The complete marketplace with the console and a data folder for uploads, for the tests of a file. */
export const useSite = (options: Parameters<typeof usePerFile>[1] = {}): TestSite =>
  usePerFile(openSite, options);

async function openSite(): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "console-"));
  const opened = await openTestApp({ dataDir });
  return {
    ...opened,
    site: composeApp(opened.app, opened.deps),
    async close() {
      await opened.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The logged-in browser of a new operator before each test. */
export const useConsole = (test: TestSite, role: Role, name: string = role): ConsoleBrowser =>
  usePerTest(() => signInAs(test, role, name));
