import { fileURLToPath } from "node:url";
import { prepareData, removePreparedData } from "../e2e/setup/prepared-data";
import { findChromium } from "./find-chromium";
import { buildIfNeeded } from "./launch/build-if-needed";
import { Phases } from "./testing/phases";

/**
 * `npm test [-- <arguments of Playwright>]`: everything that must pass on a fresh machine. jest runs while the
 * storefront is built, then Playwright runs on the build. TEST_SCOPE=full runs what the gate leaves out as well;
 * `--shard=<k>/<n>` runs one part of both suites.
 */
const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

async function main(args: string[]): Promise<number> {
  const phases = new Phases(root);
  const chromium = findChromium();

  const [unit, data] = [0, await phases.measure("build and test data", prepare)];
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

/** @returns the folder of the test data, null when the build or the data failed, which has been said */
async function prepare(): Promise<string | null> {
  if (!(await buildIfNeeded(root))) return null;
  return prepareData(root).catch((error: unknown) => {
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
