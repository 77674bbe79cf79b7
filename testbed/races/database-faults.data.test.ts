import { seededDatabase } from "../product/fresh-database";
import { startSandboxMarketplace } from "../product/sandbox-marketplace";
import type { RunningProgram } from "../product/start";
import { startTcpRelay, type TcpRelay } from "../product/tcp-relay";
import { setTrap } from "./table-trap";

/** The bounds of docs/operations.md, with a margin for a busy machine: 5 s and 2 s. */
const CALL_MS = 6_000;
const RECOVERY_MS = 4_000;

const SECRET = "storefront-of-database-faults-0123456789";

let database: Awaited<ReturnType<typeof seededDatabase>>;
let relay: TcpRelay;
let shop: RunningProgram;
beforeAll(async () => {
  database = await seededDatabase(dataDatabaseUrl, dataSeededUrl);
  relay = await startTcpRelay(database.url);
  shop = await startSandboxMarketplace(relay.url, { INTERNAL_SECRET: SECRET }, dataPrograms);
});
afterAll(async () => {
  await shop.kill();
  await relay.close();
  await database.drop();
});

const DETAIL = "/v1/goods/detail?goods_id=1001";

interface Timed {
  status: number;
  retryAfter: string | null;
  body: { code: number; msg: string; data: unknown };
  ms: number;
}

async function call(path: string): Promise<Timed> {
  const since = performance.now();
  // Without reuse: the server may close an idle connection just when a call is sent on it.
  // As a storefront's page, which shares no earlier answer: each call asks the database.
  const headers = { connection: "close", "X-Internal-Secret": SECRET };
  const response = await fetch(new URL(path, shop.url), { headers }).catch((cause: unknown) => {
    throw new Error(`no answer, the marketplace printed: ${shop.output()}`, { cause });
  });
  const body = (await response.json()) as Timed["body"];
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, retryAfter, body, ms: performance.now() - since };
}

const repeat = (count: number, path: string) =>
  Promise.all(Array.from({ length: count }, () => call(path)));

function expectRefused(calls: readonly Timed[]): void {
  for (const { status, retryAfter, body, ms } of calls) {
    expect({ status, retryAfter, body }).toEqual({
      status: 503,
      retryAfter: "2",
      body: { code: 10503, msg: "服务繁忙，请稍后再试", data: null },
    });
    expect(ms).toBeLessThan(CALL_MS);
  }
}

/** Time until a call succeeds. */
async function recovery(path: string): Promise<number> {
  const since = performance.now();
  while ((await call(path)).status !== 200) {
    if (performance.now() - since > 60_000) throw new Error("not recovered in a minute");
  }
  return performance.now() - since;
}

it("refuses calls while the database is frozen, and answers as soon as it is back", async () => {
  await recovery(DETAIL);
  relay.silent();
  expectRefused(await repeat(200, DETAIL));
  const later = await repeat(200, DETAIL);
  expectRefused(later);
  for (const { ms } of later) expect(ms).toBeLessThan(2_000);
  await relay.up();
  expect(await recovery(DETAIL)).toBeLessThan(RECOVERY_MS);
});

it("refuses calls while the database is stopped, and answers as soon as it is back", async () => {
  await recovery(DETAIL);
  await relay.gone();
  expectRefused(await repeat(200, DETAIL));
  expectRefused([await call("/v2/skill/rank_list?game_id=359")]);
  await relay.up();
  expect(await recovery(DETAIL)).toBeLessThan(RECOVERY_MS);
});

it("refuses calls that wait for a locked table, and answers as soon as the lock is gone", async () => {
  await recovery(DETAIL);
  const trap = await setTrap(
    database.url,
    "lock table stock in access exclusive mode",
    '%"stock"%',
  );
  expectRefused(await repeat(60, DETAIL));
  await trap.release();
  expect(await recovery(DETAIL)).toBeLessThan(RECOVERY_MS);
});
