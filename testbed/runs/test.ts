import { reportFloor } from "@/scripts/build/floor/check-floor";
import { buildIfNeeded } from "@/scripts/launch/build-if-needed";
import { prepareData, removePreparedData } from "../deployment/prepared-data";
import { ROOT } from "../product/root";
import { findChromium } from "../tools/find-chromium";
import { Phases } from "./phases";

/**
 * `npm test [-- <Playwright arguments>]`: everything that must pass on a fresh machine. jest runs while the storefront
 * is built, then Playwright runs on the build. TEST_SCOPE=full also runs the tests beyond the gate; `--shard=<k>/<n>`
 * runs one part of both suites.
 */

async function main(args: string[]): Promise<number> {
  const shard = args.filter((arg) => arg.startsWith("--shard="));
  const phases = new Phases(ROOT);
  const chromium = findChromium();

  const [unit, data] = await Promise.all([
    phases.run("unit, component and service tests", "node_modules/jest/bin/jest.js", shard, {
      JEST_GROUPED: "1",
    }),
    phases.measure("build and test data", prepare),
  ]);
  if (unit !== 0 || data === null) return phases.end(1);
  try {
    const config = ["test", "--config", "e2e/playwright.config.ts", ...args];
    const browser = await phases.run(
      "browser tests",
      "node_modules/@playwright/test/cli.js",
      config,
      { CHROMIUM_PATH: chromium, E2E_DATA: data },
    );
    return phases.end(browser);
  } finally {
    removePreparedData(data);
  }
}

/** Builds and prepares test data. @returns the data folder, null when either failed and was reported */
async function prepare(): Promise<string | null> {
  if (!(await buildIfNeeded(ROOT))) return null;
  if (!reportFloor(ROOT)) return null;
  return prepareData().catch((error: unknown) => {
    console.error(error);
    return null;
  });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
