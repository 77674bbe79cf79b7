import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../product/root";
import { isListening, readServers } from "../product/servers";
import { TARGET_VARIABLE } from "../product/target";
import { startLoad } from "../rehearse/load";
import { makeRelease } from "../rehearse/make-release";
import { expectTrue } from "../rehearse/rehearsal";
import { openSite, type Site } from "../rehearse/site";
import { targetOf } from "../rehearse/target-of";
import { buy } from "./buyer";
import { disturb, drawDisturbances, endFaults } from "./disturbances";
import { judge } from "./verdict";
import { install, LISTINGS, type World } from "./world";

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
const BUYERS = 4;
const VISITORS = 3;
const PAGES = ["/index", ...LISTINGS.map((id) => `/goodsDetails?goodsId=${id}`)];

const servers = readServers();

async function main(): Promise<number> {
  if (!((await isListening(servers.databaseUrl)) && (await isListening(servers.redisUrl)))) {
    console.log("No PostgreSQL or no Redis answers here: chaos needs both.");
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), "chaos-"));
  let site: Site | undefined;
  try {
    console.log("Building …");
    const release = makeRelease(ROOT, join(folder, "1"), join(ROOT, "node_modules"));
    site = await openSite(folder, release, servers);
    process.env[TARGET_VARIABLE] = JSON.stringify(targetOf(site));
    const world = { site, release };
    await install(world, folder);
    console.log(await runChaos(world));
    return 0;
  } catch (error) {
    console.error(error);
    console.error(`To repeat: npm run test:chaos -- --count ${values.count} --seed ${values.seed}`);
    for (const { target, port, output } of site ? [...site.marketplaces, ...site.storefronts] : [])
      console.error(`--- ${target} ${port}\n${output.slice(-2_000)}`);
    return 1;
  } finally {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns a one-line summary */
async function runChaos(world: World): Promise<string> {
  const plan = drawDisturbances(Number(values.seed), Number(values.count));
  let isRunning = true;
  const buying = Promise.all(
    Array.from({ length: BUYERS }, (_, first) => buy(first, world.site.systems, () => isRunning)),
  );
  // A buyer's failure is reported below; this avoids an unhandled rejection until then.
  buying.catch(() => {});
  const load = startLoad(PAGES, VISITORS);
  for (const disturbance of plan) {
    console.log(`  ${JSON.stringify(disturbance)}`);
    await disturb(world, disturbance);
  }
  await endFaults(world);
  isRunning = false;
  await load.end();
  const purchases = (await buying).flat();
  const kills = plan.filter(({ kind }) => kind === "kill").length;
  const errorAnswers = load.failed.filter((failure) => /: \d+$/.test(failure));
  expectTrue(errorAnswers.length === 0, `pages: ${errorAnswers.slice(0, 3).join("; ")}`);
  const cut = `${load.failed.length} answers cut off by ${kills} kills`;
  expectTrue(load.failed.length <= kills * VISITORS, cut);
  await judge(world, purchases);
  const ended = (end: string) => purchases.filter((purchase) => purchase.end === end).length;
  return `${plan.length} disturbances, ${ended("paid")} orders paid, ${ended("returned")} returned, ${ended("cancelled")} cancelled, books balance; ${load.sent} pages, ${cut}`;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
