import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import { env, exitWithMessage } from "@/lib/env";
import { countWorkers } from "./workers/share-limit";

/**
 * The storefront's program: `node --import ./scripts/tsx.js server/main.ts [--dev]`. With WORKERS this process starts
 * and watches the workers, which serve; otherwise it serves itself.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const dev = process.argv.includes("--dev");

async function main(): Promise<void> {
  const workers = dev ? 1 : countWorkers(env().workers);
  if (cluster.isPrimary && workers > 1) {
    const { runWorkers } = await import("./workers/run-workers");
    process.exit(await runWorkers(workers));
  }
  const { serve } = await import("./serve");
  await serve({ root, dev, workers });
}

void main().catch(exitWithMessage);
