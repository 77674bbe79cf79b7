import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findProgram, installPackages } from "./install-program";

/** The shell without a window of its own comes first: it takes a fifth less processor time for the same pages. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, else one on the PATH, else Playwright's own, else it installs one
 * (Playwright's download, or Debian's package where that cannot be reached and we may).
 * @throws Error with one line saying what to do when there is none
 */
export function findChromium(): string {
  const found = known();
  if (found) return found;
  console.log("No Chromium found; installing one …");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore", timeout: 300_000 });
  const own = known();
  if (own) return own;
  installPackages("chromium-headless-shell", "fonts-noto-cjk");
  const installed = known();
  if (installed) return installed;
  throw new Error("no Chromium: install one and set CHROMIUM_PATH to its executable");
}

function known(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  }
  for (const name of NAMES) {
    const path = findProgram(name);
    if (path) return path;
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}
