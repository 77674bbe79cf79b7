import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startProgress } from "@/scripts/launch/progress";
import { ROOT } from "../product/root";
import { isListening, readServers, type Servers } from "../product/servers";
import { makeRelease, type Release } from "../rehearse/make-release";
import { FAULTS, findFault } from "./faults/list";
import { runDisturbances } from "./run-disturbances";
import { causeFaults } from "./run-faults";
import { soak } from "./soak";
import { withWorld } from "./with-world";

/**
 * `npm run test:chaos [-- --count N --seed S]`: N seeded disturbances (default 40) in sequence, while four buyers and
 * three visitors use two of each program behind nginx, then every fault of `faults` on servers of our own.
 * `--fault NAME` (may be repeated) causes only that one, `--no-faults` only disturbances, `--soak MINUTES` uses the
 * deployment for so long without either. `--packages FOLDER` takes the installed packages from there. A failure prints the
 * command that repeats it. DATA_DATABASE_URL and DATA_REDIS_URL override the local servers of the disturbances.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    count: { type: "string", default: "40" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    fault: { type: "string", multiple: true, default: [] },
    faults: { type: "boolean", default: true },
    soak: { type: "string" },
    packages: { type: "string", default: join(ROOT, "node_modules") },
  },
});

async function main(): Promise<number> {
  const chosen = values.fault.map(findFault);
  const faults = chosen.length > 0 ? chosen : values.faults ? FAULTS : [];
  const isDisturbed = chosen.length === 0;
  const soakMinutes = Number(values.soak ?? 0);
  const servers = readServers();
  if (
    isDisturbed &&
    !((await isListening(servers.databaseUrl)) && (await isListening(servers.redisUrl)))
  ) {
    console.log("No PostgreSQL or no Redis answers here: disturbances need both.");
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), "chaos-"));
  // nginx and PostgreSQL run as other users.
  chmodSync(folder, 0o755);
  const progress = startProgress(console.log);
  try {
    const { packages } = values;
    const release = await makeRelease({ root: ROOT, packages }, join(folder, "1"), progress.step);
    progress.end();
    if (soakMinutes > 0) {
      const place = subfolder(folder, "soak");
      return await withWorld({ folder: place, release, servers }, async (world) => {
        const { lines, isKept } = await soak(world, soakMinutes, place);
        console.log(lines.join("\n"));
        return isKept ? 0 : 1;
      });
    }
    if (isDisturbed) await disturbProduct(folder, release, servers);
    return faults.length === 0 || (await causeFaults(subfolder(folder, "faults"), release, faults))
      ? 0
      : 1;
  } finally {
    progress.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function disturbProduct(folder: string, release: Release, servers: Servers): Promise<void> {
  const { count, seed } = values;
  const place = subfolder(folder, "disturbances");
  await withWorld({ folder: place, release, servers }, async (world) => {
    try {
      console.log(await runDisturbances(world, Number(seed), Number(count)));
    } catch (error) {
      console.error(`To repeat: npm run test:chaos -- --no-faults --count ${count} --seed ${seed}`);
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
