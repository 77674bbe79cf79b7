import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isListening } from "./testing/is-listening";

/**
 * `npm run test:data`: the suite that needs a real PostgreSQL (and Redis), run where they are there.
 * DATA_DATABASE_URL must name a database whose user may create databases; each test makes and drops its own.
 * Arguments go to jest; without any a deployment is rehearsed afterwards, where there is a Redis (deploy/rehearse).
 */
const databaseUrl =
  process.env["DATA_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const redisUrl = process.env["DATA_REDIS_URL"] ?? "redis://127.0.0.1:6379";
const root = fileURLToPath(new URL("..", import.meta.url));

async function main(): Promise<number> {
  if (!(await isListening(databaseUrl, 5432))) {
    console.log("No PostgreSQL answers here: the data suite is left to a machine that has one.");
    return process.env["DATA_DATABASE_URL"] ? 1 : 0;
  }
  const redis = await isListening(redisUrl, 6379);
  console.log(`Data suite on PostgreSQL${redis ? " and Redis" : " (no Redis answers here)"}`);
  const env = {
    ...process.env,
    DATA_DATABASE_URL: databaseUrl,
    ...(redis ? { DATA_REDIS_URL: redisUrl } : {}),
  };
  const run = (...args: string[]): number =>
    spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env }).status ?? 1;
  const given = process.argv.slice(2);
  const jest = ["node_modules/jest/bin/jest.js", "--config", "jest.data.config.mjs", "--runInBand"];
  const tested = run(...jest, ...given);
  if (tested !== 0 || given.length > 0 || !redis) return tested;
  return run("--import", "tsx", "deploy/rehearse/run.ts");
}

void main().then((code) => process.exit(code));
