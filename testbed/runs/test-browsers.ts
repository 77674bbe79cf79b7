import { buildIfNeeded } from "@/scripts/launch/build-if-needed";
import { formatTable } from "../browsers/format-table";
import { CURRENT, otherBrowsers, type TestedBrowser } from "../browsers/installed-browsers";
import { OLD_BUILDS } from "../browsers/old-builds";
import { runGateSuites } from "../browsers/run-gate-suites";
import { runJourneys } from "../browsers/run-journey";
import { PAGE_STEPS, PURCHASE_STEPS } from "../browsers/steps";
import { prepareData, removePreparedData } from "../deployment/prepared-data";
import { startWorkerDeployment } from "../deployment/worker-deployment";
import { ROOT } from "../product/root";

/**
 * `npm run test:browsers [-- <browser> …]`: drives the built product in old Chromium builds, Firefox and the current
 * Chromium. A browser is a major version of `browsers/old-builds.ts`, "firefox" or "current"; all by default.
 * The current one always runs, because the others are compared with it; with 109 also the gate's login and purchase tests.
 * E2E_PORT is the base port, BROWSERS_CACHE the folder of the builds.
 */

/** The last Chromium for Windows 7 and 8. */
const GATE_MAJOR = 109;

async function main(keys: readonly string[]): Promise<number> {
  const browsers = selectBrowsers(keys);
  if (!(await buildIfNeeded(ROOT))) return 1;
  const data = await prepareData();
  try {
    const journeys = await runOnSeparateProduct(data, browsers);
    const build = OLD_BUILDS.find(({ major }) => major === GATE_MAJOR);
    const isSelected = browsers.some(({ key }) => key === String(GATE_MAJOR));
    const suites = build && isSelected ? await runGateSuites(ROOT, build, data) : 0;
    return journeys || suites;
  } finally {
    removePreparedData(data);
  }
}

async function runOnSeparateProduct(
  data: string,
  browsers: readonly TestedBrowser[],
): Promise<number> {
  const product = await startWorkerDeployment(data);
  try {
    return await runAll(browsers);
  } finally {
    await product.stop();
  }
}

function selectBrowsers(keys: readonly string[]): TestedBrowser[] {
  const all = [CURRENT, ...otherBrowsers()];
  const unknown = keys.filter((key) => !all.some((browser) => browser.key === key));
  if (unknown.length > 0)
    throw new Error(
      `no such browser: ${unknown.join(" ")}; ${all.map(({ key }) => key).join(" ")}`,
    );
  return keys.length > 0 ? all.filter(({ key }) => keys.includes(key)) : all;
}

async function runAll(browsers: readonly TestedBrowser[]): Promise<number> {
  const journeys = await runJourneys(browsers);
  const steps = [...PAGE_STEPS, ...PURCHASE_STEPS].map(({ name }) => name);
  console.log(`\n${formatTable(journeys, steps)}`);
  const results = journeys.flatMap((journey) => journey.results);
  const failed = results.filter(({ error }) => error !== null).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`test:browsers: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  },
);
