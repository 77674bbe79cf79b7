import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface MarketplaceProcess {
  url: string;
  stop(): Promise<void>;
  /** As the kernel does when memory is short: nothing is closed. */
  kill(): Promise<void>;
}

/**
 * Starts a marketplace as `npm start` does, on the given database.
 * @param more variables that differ from a sandbox's; API_PORT for another port than a free one
 */
export async function startMarketplace(
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<MarketplaceProcess> {
  const port = more["API_PORT"] ?? String(await freePort());
  const child = spawn(process.execPath, ["--import", "tsx", "programs/marketplace.ts"], {
    env: {
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      REDIS_URL: "",
      SANDBOX: "1",
      API_PORT: port,
      LOG_LEVEL: "fatal",
      // The outside sees one marketplace, however many processes answer for it.
      PUBLIC_API_URL: "http://marketplace.localhost",
      // All buyers of a race come from one address, and there are more of them than it may hold connections.
      CONNECTIONS_PER_CLIENT: "0",
      // Nothing listens there: notifications of listing changes fail, which must not matter.
      STOREFRONT_URL: "http://127.0.0.1:9",
      ...more,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += String(chunk);
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`the marketplace did not start: ${complaint}`);
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
