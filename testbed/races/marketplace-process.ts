import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface MarketplaceProcess {
  url: string;
  stop(): Promise<void>;
  /** Sends SIGKILL, like the kernel's out-of-memory killer: nothing is closed. */
  kill(): Promise<void>;
}

const SOURCE = ["--import", "./scripts/tsx.js", "programs/marketplace.ts"];

/**
 * Starts a marketplace with the sandbox on the given database.
 * @param overrides variables that differ from the sandbox's; API_PORT defaults to a free port
 * @param program node's arguments
 */
export async function startMarketplace(
  databaseUrl: string,
  overrides: Record<string, string> = {},
  program: readonly string[] = SOURCE,
): Promise<MarketplaceProcess> {
  const port = overrides["API_PORT"] ?? String(await freePort());
  const child = spawn(process.execPath, program, {
    env: {
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      REDIS_URL: "",
      SANDBOX: "1",
      API_PORT: port,
      LOG_LEVEL: "fatal",
      // All processes share one public URL.
      PUBLIC_API_URL: "http://marketplace.localhost",
      // All buyers of a race share one address and need more connections than its limit.
      CONNECTIONS_PER_CLIENT: "0",
      // Nothing listens there: notifications of listing changes fail, which must have no effect.
      STOREFRONT_URL: "http://127.0.0.1:9",
      ...overrides,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += String(chunk);
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`the marketplace did not start: ${stderr}`);
    await pause(50);
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
