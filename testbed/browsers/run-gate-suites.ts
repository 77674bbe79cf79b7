import { Phases } from "../runs/phases";
import { fetchBuild } from "./fetch-build";
import type { OldBuild } from "./old-builds";
import { libraryEnvironment } from "./shared-libraries";

/** Folders of the gate's browser tests that decide whether a visitor can buy. */
const SUITES = ["e2e/login", "e2e/purchase"];

/**
 * Runs the gate's login and purchase tests in an old build. Playwright's own actions need Chromium 105.
 * @param data folder of the prepared data
 * @returns Playwright's exit code
 */
export async function runGateSuites(root: string, build: OldBuild, data: string): Promise<number> {
  const executable = await fetchBuild(build);
  const env = {
    ...libraryEnvironment(executable),
    CHROMIUM_PATH: executable,
    E2E_DATA: data,
    TEST_SCOPE: "gate",
  };
  const args = ["test", "--config", "e2e/playwright.config.ts", ...SUITES];
  const title = `login and purchase tests of the gate in Chromium ${build.major}`;
  return new Phases(root).run(title, "node_modules/@playwright/test/cli.js", args, env);
}
