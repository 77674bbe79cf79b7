import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startProgress } from "@/scripts/launch/progress";
import { ROOT } from "../product/root";
import { isListening, readServers } from "../product/servers";
import { TARGET_VARIABLE } from "../product/target";
import { backupRestores } from "./checks/backup";
import { changesAreVisible, startsWarm } from "./checks/changes";
import { servesMetrics } from "./checks/figures";
import { firstVisit } from "./checks/first-visit";
import { install } from "./checks/install";
import { killedInstances, outboxSurvives } from "./checks/kills";
import { countsAddresses, hidesConsole, isNotified } from "./checks/outside";
import { redisAway } from "./checks/redis-away";
import { rollingDeploy } from "./checks/rolling-deploy";
import { addsCertificate, endsTls } from "./checks/tls";
import { upgradesStates } from "./checks/upgrade";
import { writesNothing } from "./checks/writes";
import { makeEarlierRelease } from "./make-earlier-release";
import { makeRelease } from "./make-release";
import type { Check, Rehearsal } from "./rehearsal";
import { openSite, type Site } from "./site";
import { targetOf } from "./target-of";

/**
 * `npm run rehearse`: the deployment of docs/operations.md on this machine without containers: two versions built and
 * installed in clean folders with production packages, two of each program behind nginx, PostgreSQL and Redis.
 * `-- --from REFERENCE`: the first version is that of an earlier commit, to rehearse its upgrade.
 * DATA_DATABASE_URL and DATA_REDIS_URL override the local servers.
 */
const { values } = parseArgs({ options: { from: { type: "string" } } });

const servers = readServers();

/** In order: each check builds on the previous ones. */
const CHECKS: readonly Check[] = [
  install,
  firstVisit,
  endsTls,
  addsCertificate,
  countsAddresses,
  isNotified,
  hidesConsole,
  changesAreVisible,
  startsWarm,
  redisAway,
  rollingDeploy,
  killedInstances,
  outboxSurvives,
  servesMetrics,
  backupRestores,
  upgradesStates,
  writesNothing,
];

/** Gives the second version different assets. */
const SECOND_STYLES = "\n.second-version {\n  color: inherit;\n}\n";

const progress = startProgress(console.log);

async function main(): Promise<number> {
  if (!(await areServersUp())) {
    console.log("No PostgreSQL or no Redis answers here: the rehearsal needs both.");
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
  let site: Site | undefined;
  try {
    const packages = join(ROOT, "node_modules");
    const build = (version: string, change?: string) =>
      makeRelease({ root: ROOT, packages }, join(folder, version), stepOf(version), change);
    const { from } = values;
    const first = from
      ? await makeEarlierRelease(ROOT, join(folder, "1"), from, stepOf("1"))
      : await build("1");
    const second = await build("2", SECOND_STYLES);
    const installedAt = new Date();
    progress.step("starting nginx and the simulated systems");
    site = await openSite(folder, first, servers);
    process.env[TARGET_VARIABLE] = JSON.stringify(targetOf(site));
    return await runChecks({ site, installedAt, first, second, folder });
  } finally {
    progress.end();
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const stepOf = (version: string) => (name: string) => progress.step(`version ${version}: ${name}`);

async function runChecks(rehearsal: Rehearsal): Promise<number> {
  for (const { name, run } of CHECKS) {
    const began = performance.now();
    progress.step(name);
    try {
      const measured = await run(rehearsal);
      const took = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`  ok    ${name}: ${measured} (${took} s)`);
    } catch (error) {
      console.log(`  FAILED  ${name}: ${error instanceof Error ? error.message : error}`);
      const instances = [...rehearsal.site.marketplaces, ...rehearsal.site.storefronts];
      for (const { target, port, output } of instances)
        console.log(`--- ${target} ${port}\n${output.slice(-2_000)}`);
      return 1;
    }
  }
  console.log(`${CHECKS.length} passed, 0 failed`);
  return 0;
}

const areServersUp = async () =>
  (await isListening(servers.databaseUrl)) && (await isListening(servers.redisUrl));

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
