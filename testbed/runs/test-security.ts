import { buildIfNeeded } from "@/scripts/launch/build-if-needed";
import { ROOT } from "../product/root";
import { isListening, readServers } from "../product/servers";
import { TARGET_VARIABLE } from "../product/target";
import { readFigures } from "../security/figures";
import { startDeployment } from "../security/product/start-deployment";
import { Phases } from "./phases";

/**
 * `npm run test:security [-- <jest arguments>]`: tests the guarantees of SECURITY.md against the built product with the
 * sandbox off, on PostgreSQL and Redis, behind nginx. The user of DATA_DATABASE_URL must be allowed to create
 * databases. DATA_REDIS_URL: the rate-limit keys of one Redis database are cleared (number 15 by default).
 */
const { databaseUrl, ...servers } = readServers();
const redisUrl = new URL(servers.redisUrl);
if (redisUrl.pathname.length <= 1) redisUrl.pathname = "/15";

const JEST = "node_modules/jest/bin/jest.js";
/** Guarantees that need no running deployment. */
const STATIC = [
  "scripts/patterns/patterns.test.ts",
  "scripts/conventions/versions.test.ts",
  "scripts/conventions/lock-integrity.test.ts",
];

async function main(args: readonly string[]): Promise<number> {
  if (!(await isListening(databaseUrl))) return refuse("PostgreSQL", "DATA_DATABASE_URL");
  if (!(await isListening(redisUrl.href))) return refuse("Redis", "DATA_REDIS_URL");
  const phases = new Phases(ROOT);
  const staticChecks = await phases.run("patterns and versions", JEST, [
    "--runTestsByPath",
    ...STATIC,
  ]);
  if (!(await buildIfNeeded(ROOT))) return 1;
  // The access log is what most lines of an operator are.
  process.env["ACCESS_LOG"] = "1";
  const start = () => startDeployment({ databaseUrl, redisUrl: redisUrl.href });
  const deployment = await phases.measure("start", start);
  try {
    const config = ["--selectProjects", "security", "--runInBand", ...args];
    const probes = await phases.run("probes of the running product", JEST, config, {
      [TARGET_VARIABLE]: JSON.stringify(deployment.target),
    });
    for (const figure of readFigures(deployment.target)) console.log(figure);
    return phases.end(staticChecks === 0 && probes === 0 ? 0 : 1);
  } finally {
    await deployment.stop();
  }
}

function refuse(program: string, setting: string): number {
  console.error(`test:security: no ${program} answers; name one by ${setting}`);
  return 1;
}

// Ctrl-C ends jest directly; the product is stopped afterwards.
process.on("SIGINT", () => {});

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
