import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@storefront/contract/http/client";
import {
  createSandboxClient,
  type SandboxClient,
} from "@storefront/sandbox/client/create-sandbox-client";
import { placeOrder } from "@storefront/testbed/buyer/buy";
import { logIn as logInBySms } from "@storefront/testbed/buyer/log-in";
import { smsData } from "@storefront/testbed/buyer/sms-data";
import { type RunningProgram, start } from "@storefront/testbed/product/start";

const TESTERS = 20;
/** What a tester waits for on a machine that does nothing else. */
const MOST_MS = 2_000;
const PHONE = "17712345678";
/** Of the sample catalog: 256 pieces, delivered by card secret. */
const GOODS_ID = 1011;

interface Tester {
  number: number;
  market: string;
  sandbox: SandboxClient;
  request: Client;
}

let folder: string;
let marketplace: RunningProgram;
let all: SandboxClient;
let open: string[];

async function newMarket(): Promise<string> {
  const { market } = await all.createMarket();
  open.push(market);
  return market;
}

beforeEach(() => {
  open = [];
});
afterEach(() => Promise.all(open.map((market) => all.endMarket({ market }))));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "markets-"));
  const env = {
    ...{ NODE_ENV: "production", DATA_DIR: folder, DATABASE_URL: "", REDIS_URL: "" },
    ...{ SANDBOX: "1", LOG_LEVEL: "error", STOREFRONT_URL: "http://127.0.0.1:9" },
    ...{ CONNECTIONS_PER_CLIENT: "0" },
  };
  marketplace = await start("marketplace", { env });
  all = createSandboxClient(marketplace.url);
  // Another process prepares the first one's database.
  await all.endMarket(await all.createMarket());
}, 300_000);
afterAll(async () => {
  await marketplace.kill();
  await rm(folder, { recursive: true });
});

const clientOf = (market: string | undefined): Client =>
  createClient((target, init) =>
    fetch(marketplace.url + target, {
      ...init,
      headers: { ...init.headers, ...(market === undefined ? {} : { "X-Sandbox-Market": market }) },
    }),
  );

/** Processor time of the marketplace in ms: on a machine that runs other tests, its clock says nothing. */
async function processorMs(): Promise<number> {
  const stat = await readFile(`/proc/${marketplace.pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function logIn({ request, sandbox }: Pick<Tester, "request" | "sandbox">): Promise<string> {
  const readCode = async () => (await sandbox.readSmsCode({ phone: PHONE })).verify_code;
  const sms = { data: smsData(PHONE), readCode };
  return (await logInBySms({ call: request }, PHONE, sms)).authorization;
}

it("gives twenty testers at once clocks, answers and stock of their own", async () => {
  const testers: Tester[] = [];
  const taken: number[] = [];
  for (let number = 0; number < TESTERS; number += 1) {
    const began = await processorMs();
    const market = await newMarket();
    taken.push((await processorMs()) - began);
    const sandbox = createSandboxClient(marketplace.url, { market });
    testers.push({ number, market, sandbox, request: clientOf(market) });
  }
  // Sweeps of those before, and what else the machine does, fall on some of them.
  expect(taken.sort((a, b) => a - b)[TESTERS / 2]).toBeLessThan(MOST_MS);
  const seen = await Promise.all(
    testers.map(async (tester) => {
      const { number, sandbox, request } = tester;
      await sandbox.forceAnswer({ path: "/v1/index", code: 30000 + number });
      const listing = await sandbox.addListing({ goods_name: `第${number}件`, stock: number + 1 });
      const token = await logIn(tester);
      const buyer = {
        call: (name: never, payload: never) => request(name, payload, { token }),
      } as Parameters<typeof placeOrder>[0];
      const { order_num } = (await placeOrder(buyer, { goods_id: GOODS_ID })).order;
      // Every other tester lets the time for the payment run out.
      const { now } = await sandbox.advanceClock({ advance_s: number % 2 === 1 ? 900 : 0 });
      const { data: detail } = await request("goodsDetail", { goods_id: listing.goods_id });
      return {
        goodsId: listing.goods_id,
        name: detail.goods_name,
        forced: (await request("home", {})).code,
        again: (await request("home", {})).code,
        payStatus: (await request("payStatus", { order_num }, { token })).data.pay_status,
        isLater: Date.parse(now) - Date.now() > 800_000,
        token,
      };
    }),
  );
  const [first] = seen;
  for (const { number } of testers) {
    const isLater = number % 2 === 1;
    expect(seen[number]).toMatchObject({
      // Each is the first listing that was added to a new market.
      ...{ goodsId: first?.goodsId, name: `第${number}件` },
      ...{ forced: 30000 + number, again: 0, isLater, payStatus: isLater ? 2 : 0 },
    });
  }
  expect(new Set(seen.map(({ token }) => token)).size).toBe(TESTERS);

  // The market that all share has seen nothing of it, and neither has a later one.
  const { now } = await all.advanceClock({ advance_s: 0 });
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  const shared = await clientOf(undefined)("goodsDetail", { goods_id: first?.goodsId ?? 0 });
  expect(shared.code).toBe(20404);
  await expect(all.readSmsCode({ phone: PHONE })).rejects.toMatchObject({ code: 40404 });

  // A tester's token is worth nothing elsewhere.
  const token = seen[0]?.token ?? "";
  expect((await testers[1]?.request("orderList", { page: 1 }, { token }))?.code).toBe(50000);
}, 600_000);

it("refuses a 25th market", async () => {
  for (let count = 0; count < 24; count += 1) await newMarket();
  await expect(newMarket()).rejects.toMatchObject({ status: 429, code: 10431 });
}, 600_000);

it("pays in a market, whose provider notifies it alone", async () => {
  const market = await newMarket();
  const sandbox = createSandboxClient(marketplace.url, { market });
  const request = clientOf(market);
  const token = await logIn({ request, sandbox });
  const buyer = {
    call: (name: never, payload: never) => request(name, payload, { token }),
  } as Parameters<typeof placeOrder>[0];
  const { order_num } = (await placeOrder(buyer, { goods_id: GOODS_ID })).order;
  await expect(all.payOrder({ order_num, outcome: "paid" })).rejects.toMatchObject({ code: 30404 });
  await sandbox.payOrder({ order_num, outcome: "paid" });
  expect((await request("payStatus", { order_num }, { token })).data.pay_status).toBe(1);
}, 120_000);
