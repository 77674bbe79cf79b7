import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findChromium } from "./find-chromium";
import { buildIfNeeded } from "./launch/build-if-needed";

/** `npm test`: everything that must pass on a fresh machine: jest, then Playwright on the built product. */
const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

function run(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  console.log(`\n— ${title}`);
  const done = spawnSync(process.execPath, [command, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (done.status !== 0) {
    console.error(`${title} failed`);
    process.exit(done.status ?? 1);
  }
}

const chromiumPath = findChromium();
run("unit, component and service tests", "node_modules/jest/bin/jest.js", ["--silent=false"]);
if (!(await buildIfNeeded(root))) process.exit(1);
run(
  "browser tests",
  "node_modules/@playwright/test/cli.js",
  ["test", "--config", "e2e/playwright.config.ts", ...process.argv.slice(2)],
  { CHROMIUM_PATH: chromiumPath },
);
