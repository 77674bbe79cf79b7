import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import type { RunningBrowser } from "../browser-page";
import { CdpConnection } from "./cdp-connection";
import { ChromiumPage } from "./chromium-page";

const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--hide-scrollbars",
  "--lang=zh-CN",
  "--remote-debugging-pipe",
];

/** @param env additions to the environment: where shared libraries are */
export async function launchChromium(
  executable: string,
  env: Record<string, string> = {},
): Promise<RunningBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "browser-profile-"));
  const child = spawn(executable, [...ARGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("exit", () => resolve());
    child.once("error", reject);
  });
  const connection = new CdpConnection(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const close = async () => {
    connection.send("Browser.close").catch(() => {});
    const force = setTimeout(() => child.kill("SIGKILL"), 5_000);
    await ended;
    clearTimeout(force);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { product } = await connection.send("Browser.getVersion");
    return { version: String(product), page: await ChromiumPage.open(connection), close };
  } catch (error) {
    await close();
    throw error;
  }
}
