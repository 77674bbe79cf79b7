import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PATHS } from "@storefront/contract/http/paths";
import { freePort } from "@storefront/platform/launch/ports";
import { startProgram } from "@storefront/platform/launch/program";
import { freshDatabase } from "@storefront/testbed/product/fresh-database";
import { newSecrets, type Secrets } from "@storefront/testbed/product/new-secrets";
import { ROOT } from "@storefront/testbed/product/root";
import { startSandboxMarketplace } from "@storefront/testbed/product/sandbox-marketplace";
import { readServers } from "@storefront/testbed/product/servers";
import { startSimulatedSystems } from "@storefront/testbed/product/simulated-systems";
import { type RunningProgram, untilReady } from "@storefront/testbed/product/start";
import { compareLoads, type Load } from "../parts/load";
import type { Row } from "../parts/table";
import { prepareBuyer } from "../server/buyer";
import { AS_STOREFRONT } from "../server/calls";

const PLAN = { connections: 8, rounds: 4, seconds: 2 };
const GOODS = 1001;

/** The share of the bare server's speed that each call must reach, by processor time of the process. */
const CALLS = [
  {
    name: "goods detail of a visitor",
    target: 0.15,
    login: false,
    path: () => `${PATHS.goodsDetail.path}?goods_id=${GOODS}`,
  },
  {
    name: "pay_status",
    target: 0.4,
    login: true,
    path: (order: string) => `${PATHS.payStatus.path}?order_num=${order}`,
  },
] as const;

/** Measures calls on PostgreSQL with the sandbox off, beside Hono that answers with the same bytes. */
export async function measureBareCalls(): Promise<Row[]> {
  const database = await freshDatabase(readServers().databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "bare-calls-"));
  const running: { stop(): Promise<void> }[] = [];
  try {
    const secrets = newSecrets();
    const { token, order_num } = await prepareOrder(database.url, secrets);
    const systems = await startSimulatedSystems({});
    running.push(systems);
    const marketplace = await startSandboxMarketplace(database.url, {
      ...secrets,
      ...systems.variables,
      SANDBOX: "0",
    });
    running.push(marketplace);
    const visitor = { ...AS_STOREFRONT, "X-Internal-Secret": secrets.INTERNAL_SECRET };
    const buyer = { ...visitor, authorization: token };
    const paths = CALLS.map(({ path }) => path(order_num));
    const bare = await startBare(folder, marketplace, paths, buyer);
    running.push(bare);
    const rows: Row[] = [];
    for (const [at, { name, target, login }] of CALLS.entries()) {
      const [ours, beside] = await compareLoads(
        [marketplace, bare].map(({ pid, url }) => ({
          pid,
          url: url + paths[at],
          headers: login ? buyer : visitor,
        })),
        PLAN,
      );
      if (ours && beside) rows.push(rowOf(name, ours, beside, target));
    }
    return rows;
  } finally {
    for (const program of running.reverse()) await program.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills the database with the sample catalog, and makes an order that waits for its payment. */
async function prepareOrder(databaseUrl: string, { OPERATOR_KEY }: Secrets) {
  const shop = await startSandboxMarketplace(databaseUrl, { OPERATOR_KEY });
  try {
    return await prepareBuyer(shop.url, AS_STOREFRONT);
  } finally {
    await shop.stop();
  }
}

/** Starts a server with the answers of the marketplace to some calls. */
async function startBare(
  folder: string,
  { url }: RunningProgram,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<RunningProgram> {
  const answers: Record<string, unknown> = {};
  for (const path of paths) {
    const response = await fetch(url + path, { headers });
    const answer = (await response.json()) as { code: number };
    if (answer.code !== 0) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    answers[path.split("?")[0] ?? path] = answer;
  }
  const file = join(folder, "answers.json");
  writeFileSync(file, JSON.stringify(answers));
  const port = await freePort();
  const args = [
    ...["--import", "./scripts/tsx.js", "tools/bench/calls/bare-hono.ts"],
    ...[String(port), file],
  ];
  return untilReady(startProgram("bare Hono", args, { cwd: ROOT }), port, {
    path: paths[0]?.split("?")[0] ?? "/",
  });
}

function rowOf(name: string, ours: Load, bare: Load, target: number): Row {
  const share = bare.processorMs / ours.processorMs;
  const format = ({ processorMs, requestsPerSecond }: Load) =>
    `${processorMs.toFixed(3)} ms processor time, ${requestsPerSecond} requests/s`;
  return {
    name: `marketplace's ${name} on PostgreSQL (${PLAN.connections} connections)`,
    ours: format(ours),
    beside: `${format(bare)}, Hono with the same answer`,
    target: `${target} of bare: ${share.toFixed(2)}`,
    reached: share >= target && ours.errors === 0,
  };
}
