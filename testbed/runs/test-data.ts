import { spawnSync } from "node:child_process";
import { ROOT } from "../product/root";
import { isListening, readServers } from "../product/servers";
import { prepareDataSuite } from "./prepare-data-suite";

/**
 * `npm run test:data`: the suite that needs a real PostgreSQL (and Redis), skipped when unavailable.
 * The user of DATA_DATABASE_URL must be allowed to create databases; each test creates and drops its own.
 * Arguments go to jest; without any, a deployment is rehearsed afterwards if Redis is available (testbed/rehearse).
 */
const { databaseUrl, redisUrl } = readServers();

async function main(): Promise<number> {
  if (!(await isListening(databaseUrl))) {
    console.log("No PostgreSQL answers here: the data suite is left to a machine that has one.");
    return process.env["DATA_DATABASE_URL"] ? 1 : 0;
  }
  const redis = await isListening(redisUrl);
  console.log(`Data suite on PostgreSQL${redis ? " and Redis" : " (no Redis answers here)"}`);
  const suite = await prepareDataSuite(ROOT, databaseUrl);
  const env = {
    ...process.env,
    ...suite.env,
    DATA_DATABASE_URL: databaseUrl,
    ...(redis ? { DATA_REDIS_URL: redisUrl } : {}),
  };
  const run = (...command: string[]): number =>
    spawnSync(process.execPath, command, { cwd: ROOT, stdio: "inherit", env }).status ?? 1;
  const args = process.argv.slice(2);
  const jest = ["node_modules/jest/bin/jest.js", "--selectProjects", "data", "--runInBand"];
  const code = run(...jest, ...args);
  await suite.close();
  if (code !== 0 || args.length > 0 || !redis) return code;
  return run("--import", "./scripts/tsx.js", "testbed/rehearse/run.ts");
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
