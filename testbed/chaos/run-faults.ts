import type { Release } from "../rehearse/make-release";
import { compareBounds, formatRows, type Row } from "./compare-bounds";
import type { Fault } from "./fault";
import { openFaultyServers } from "./faulty-servers";
import { createMovedClock } from "./moved-clock";
import type { Purchase } from "./purchase";
import { runFault } from "./run-fault";
import { judge } from "./verdict";
import { warmUp } from "./warm-up";
import { withWorld } from "./with-world";

/**
 * Causes faults one after the other on its own PostgreSQL and Redis, and prints a table of their effects.
 * @param place a new folder
 * @returns whether every bound was kept
 */
export async function causeFaults(
  place: string,
  release: Release,
  faults: readonly Fault[],
): Promise<boolean> {
  const servers = await openFaultyServers(place);
  try {
    console.log(`Faults by ${servers.means}`);
    const clock = createMovedClock(place);
    // Without the relay that disturbances control, so that programs see what a server does.
    const env = { ...clock.env, REDIS_URL: servers.redisUrl };
    return await withWorld({ folder: place, release, servers, env }, async (world) => {
      await warmUp(world);
      const purchases: Purchase[] = [];
      const rows: Row[] = [];
      for (const fault of faults) {
        console.log(`  ${fault.name}: ${fault.does}, for ${fault.seconds} s`);
        const { providers } = world.site;
        const faulty = { ...world, servers, clock, providers, folder: place };
        const measured = await runFault(faulty, fault);
        purchases.push(...measured.purchases);
        const row = compareBounds(fault, measured);
        for (const problem of row.problems) console.log(`    ${problem}`);
        rows.push(row);
        await judge(world, purchases);
      }
      console.log(formatRows(rows));
      console.log(`${purchases.length} orders, each with its goods or its money; books balance`);
      return rows.every(({ problems }) => problems.length === 0);
    });
  } finally {
    await servers.close();
  }
}
