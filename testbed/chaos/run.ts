import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../product/root";
import { isListening, readServers, type Servers } from "../product/servers";
import { makeRelease, type Release } from "../rehearse/make-release";
import { runDisturbances } from "./run-disturbances";
import { withWorld } from "./with-world";

/**
 * `npm run test:chaos [-- --count N --seed S]`: N seeded disturbances (default 40) in sequence, while four buyers and
 * three visitors use two of each program behind nginx. A failure prints the command that repeats it. DATA_DATABASE_URL
 * and DATA_REDIS_URL override the local servers.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "40" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

async function main(): Promise<number> {
  const servers = readServers();
  if (!((await isListening(servers.databaseUrl)) && (await isListening(servers.redisUrl)))) {
    console.log("No PostgreSQL or no Redis answers here: disturbances need both.");
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), "chaos-"));
  // nginx and PostgreSQL run as other users.
  chmodSync(folder, 0o755);
  try {
    console.log("Building …");
    const release = makeRelease(ROOT, join(folder, "1"), join(ROOT, "node_modules"));
    await disturbProduct(folder, release, servers);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function disturbProduct(folder: string, release: Release, servers: Servers): Promise<void> {
  const { count, seed } = values;
  await withWorld(subfolder(folder, "disturbances"), release, servers, {}, async (world) => {
    try {
      console.log(await runDisturbances(world, Number(seed), Number(count)));
    } catch (error) {
      console.error(`To repeat: npm run test:chaos -- --count ${count} --seed ${seed}`);
      throw error;
    }
  });
}

function subfolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
