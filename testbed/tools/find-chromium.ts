import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findProgram, installPackages } from "./install-program";

/** The headless shell comes first: it uses a fifth less CPU time for the same pages. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, else one on the PATH, else Playwright's own. Otherwise
 * installs one: Playwright's download or, as root, Debian's package.
 * @throws Error with a one-line instruction when none is found
 */
export function findChromium(): string {
  const existing = findInstalled();
  if (existing) return existing;
  console.log("No Chromium found; installing one …");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore", timeout: 300_000 });
  const downloaded = findInstalled();
  if (downloaded) return downloaded;
  installPackages("chromium-headless-shell", "fonts-noto-cjk");
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error("no Chromium: install one and set CHROMIUM_PATH to its executable");
}

function findInstalled(): string | null {
  const configured = process.env["CHROMIUM_PATH"];
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
  }
  for (const name of NAMES) {
    const path = findProgram(name);
    if (path) return path;
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}
