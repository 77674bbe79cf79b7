import { type Recorder, setRecorder } from "@storefront/platform/observability/metrics/recorder";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { goods, orders } from "../database/schema";
import { startSweeper } from "./start-sweeper";
import type { SweepName } from "./sweeps";

const BUYER = 1;
/** Listing that the test gives manual delivery. */
const MANUAL = 1011;
/** Until an unpaid order expires, once its provider has answered. */
const UNPAID_S = 15 * 60;

const test = useTestApp();
let stop: () => Promise<void>;
let outcomes: string[];
let onOutcome = () => {};

const recorder: Recorder = {
  count: (name, labels) => {
    if (name !== "sweeps_total") return;
    outcomes.push(Object.values<string>(labels).join(" "));
    onOutcome();
  },
  observe: () => undefined,
  set: () => undefined,
};

beforeEach(() => {
  outcomes = [];
  setRecorder(recorder);
});
afterEach(async () => {
  await stop();
  setRecorder(null);
});

const start = (changes: Partial<Parameters<typeof startSweeper>[0]> = {}) => {
  stop = startSweeper({ ...test.deps, ...changes });
};

/** Waits until a sweep has ended so many times. */
const ends = (name: SweepName, outcome: "ok" | "failed", times = 1) =>
  new Promise<void>((resolve) => {
    onOutcome = () => {
      if (outcomes.filter((each) => each === `${name} ${outcome}`).length >= times) resolve();
    };
    onOutcome();
  });

/** Waits until a sweep has expired the order: its provider is queried first. */
const expires = (orderNum: string) =>
  new Promise<void>((resolve, reject) => {
    onOutcome = () => {
      statusOf(orderNum).then((status) => status === "expired" && resolve(), reject);
    };
    onOutcome();
  });

/** Moves the clock, of which the sandbox notifies everybody. */
async function advance(seconds: number): Promise<void> {
  await test.clock.advance(seconds);
  await test.deps.db.execute(sql`select pg_notify('due_work', '')`);
}

async function statusOf(orderNum: string): Promise<string | undefined> {
  const [row] = await test.deps.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.orderNum, orderNum));
  return row?.status;
}

function spyOnLog() {
  const [info, error] = [jest.fn(), jest.fn()];
  return { info, error, log: { ...test.deps.log, info, error } as never };
}

it("settles what has become due while no marketplace ran", async () => {
  const { order } = await placeOrder(test, BUYER);
  await test.clock.advance(UNPAID_S);
  const { info, log } = spyOnLog();
  start({ log });
  await expires(order.order_num);
  expect(info).toHaveBeenCalledWith({ expired: 1 }, "swept");
});

it("wakes up when the clock is moved, and runs only what is due then", async () => {
  start();
  await ends("images", "ok");
  const { order } = await placeOrder(test, BUYER);
  outcomes = [];
  await advance(UNPAID_S);
  await expires(order.order_num);
  expect(new Set(outcomes)).toEqual(
    new Set(["expired ok", "alipayTrades ok", "rewards ok", "deadlines ok"]),
  );
});

it("sends the money back as soon as an order is canceled whose seller did not deliver", async () => {
  await test.deps.db
    .update(goods)
    .set({ deliveryType: 1, deliveryHours: 24 })
    .where(eq(goods.id, MANUAL));
  const { order_num } = (await placeOrder(test, BUYER, { goodsId: MANUAL })).order;
  await payOrder(test, { orderNum: order_num, outcome: "paid" });
  start();
  await advance(24 * 3600);
  await ends("alipayRefunds", "ok");
  expect(await statusOf(order_num)).toBe("refunded");
});

it("leaves an order unpaid while its provider hangs, expires the others, and stops all the same", async () => {
  const { order } = await placeOrder(test, BUYER);
  const hanging = { ...test.deps.payments.alipay, query: () => new Promise<never>(() => {}) };
  start({ payments: { ...test.deps.payments, alipay: hanging as never } });
  const other = (await placeOrder(test, BUYER, { goodsId: 1011, payType: 2 })).order;
  await advance(UNPAID_S);
  await expires(other.order_num);
  expect(await statusOf(order.order_num)).toBe("pending");
  const since = performance.now();
  await stop();
  expect(performance.now() - since).toBeLessThan(2000);
});

it("runs the other sweeps when one fails", async () => {
  const { order } = await placeOrder(test, BUYER);
  await test.clock.advance(UNPAID_S);
  const { error, log } = spyOnLog();
  await test.deps.db.execute(sql`alter table order_drafts rename to order_drafts_gone`);
  start({ log });
  await ends("drafts", "failed");
  await expires(order.order_num);
  await test.deps.db.execute(sql`alter table order_drafts_gone rename to order_drafts`);
  expect(error.mock.calls.map(([{ sweep }]) => sweep)).toEqual(["drafts"]);
});

it("goes on when due times could not be read", async () => {
  const now = jest.fn(test.clock.now);
  now.mockImplementationOnce(() => {
    throw new Error("no clock");
  });
  const { error, log } = spyOnLog();
  start({ log, clock: { ...test.clock, now } });
  await ends("images", "ok");
  expect(error).toHaveBeenCalledWith(
    { err: new Error("no clock"), sweep: "dueTimes" },
    "sweep failed",
  );
});

it("runs nothing after it was stopped", async () => {
  start();
  await ends("images", "ok");
  await stop();
  outcomes = [];
  await placeOrder(test, BUYER);
  await advance(UNPAID_S);
  await new Promise((resolve) => setImmediate(resolve));
  expect(outcomes).toEqual([]);
});
