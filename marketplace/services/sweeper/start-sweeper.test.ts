import { type Recorder, setRecorder } from "@storefront/platform/observability/metrics/recorder";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
import { eq, sql } from "drizzle-orm";
import { goods, orders } from "../../database/schema";
import { startSweeper } from "./start-sweeper";

const BUYER = 1;
/** Listing that the test gives manual delivery. */
const MANUAL = 1011;
/** Interval of `startSweeper`. */
const EVERY_MS = 5_000;
/** Only setTimeout and clearTimeout are faked: the database needs the others. */
const REAL = [
  ...(["Date", "hrtime", "nextTick", "performance", "queueMicrotask"] as const),
  ...(["setImmediate", "clearImmediate", "setInterval", "clearInterval"] as const),
];

let test: TestApp;
let stop: () => Promise<void>;
/** Called with the outcome of every sweep. */
const onSweep = jest.fn<void, [string]>();

const recorder: Recorder = {
  count: (name, labels) => {
    if (name === "sweeps_total") onSweep(Object.values<string>(labels).join());
  },
  observe: () => undefined,
  set: () => undefined,
};

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  setRecorder(recorder);
  jest.useFakeTimers({ doNotFake: [...REAL] });
});
afterEach(async () => {
  await stop();
  jest.useRealTimers();
  setRecorder(null);
  onSweep.mockReset();
});
afterAll(() => test.close());

const start = (changes: Partial<Parameters<typeof startSweeper>[0]> = {}) => {
  stop = startSweeper({ ...test.deps, ...changes });
};

/** Advances to the next sweep. @returns its outcome */
function nextSweep(): Promise<string> {
  const outcome = new Promise<string>((resolve) => onSweep.mockImplementationOnce(resolve));
  jest.advanceTimersByTime(EVERY_MS);
  return outcome;
}

/** Waits until a finished sweep has set the next timer, at the latest in the same turn as its outcome. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

async function statusOf(orderNum: string): Promise<string | undefined> {
  const [row] = await test.deps.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.orderNum, orderNum));
  return row?.status;
}

const log = () => {
  const [info, error] = [jest.fn(), jest.fn()];
  return { info, error, log: { ...test.deps.log, info, error } as never };
};

it("closes overdue orders and logs their number", async () => {
  const { order } = await placeOrder(test, BUYER);
  await test.clock.advance(900);
  const { info, log: spied } = log();
  start({ log: spied });
  expect(await nextSweep()).toBe("ok");
  expect(await statusOf(order.order_num)).toBe("expired");
  await settled();
  expect(info).toHaveBeenCalledWith(expect.objectContaining({ expired: 1 }), "swept");
});

it("sends the money back in the sweep that cancels an order whose seller did not deliver", async () => {
  await test.deps.db
    .update(goods)
    .set({ deliveryType: 1, deliveryHours: 24 })
    .where(eq(goods.id, MANUAL));
  const { order_num } = (await placeOrder(test, BUYER, { goodsId: MANUAL })).order;
  await payOrder(test, { orderNum: order_num, outcome: "paid" });
  await test.clock.advance(24 * 3600);
  start();
  expect(await nextSweep()).toBe("ok");
  expect(await statusOf(order_num)).toBe("refunded");
});

it("logs nothing when there is nothing to close", async () => {
  const { info, log: spied } = log();
  start({ log: spied });
  expect(await nextSweep()).toBe("ok");
  await settled();
  expect(info).not.toHaveBeenCalled();
});

it("continues after a failed sweep", async () => {
  const { error, log: spied } = log();
  const now = jest.fn(test.clock.now);
  start({ log: spied, clock: { ...test.clock, now } });
  now.mockImplementationOnce(() => {
    throw new Error("no clock");
  });
  expect(await nextSweep()).toBe("failed");
  await settled();
  expect(error).toHaveBeenCalledWith(
    { err: new Error("no clock"), sweep: "expired" },
    "sweep failed",
  );
  expect(await nextSweep()).toBe("ok");
});

it("runs the other parts of a sweep when one fails", async () => {
  const { order } = await placeOrder(test, BUYER);
  await test.clock.advance(900);
  const { error, log: spied } = log();
  await test.deps.db.execute(sql`alter table group_buys rename to group_buys_gone`);
  await test.deps.db.execute(sql`alter table boost_orders rename to boost_orders_gone`);
  start({ log: spied });
  const outcome = await nextSweep();
  await test.deps.db.execute(sql`alter table group_buys_gone rename to group_buys`);
  await test.deps.db.execute(sql`alter table boost_orders_gone rename to boost_orders`);
  expect(outcome).toBe("failed");
  expect(error.mock.calls.map(([{ sweep }]) => sweep)).toEqual(["boosts", "groups", "refunds"]);
  expect(await statusOf(order.order_num)).toBe("expired");
});

it("starts no sweep before the interval has passed or while one is running", async () => {
  start();
  jest.advanceTimersByTime(EVERY_MS - 1);
  await settled();
  expect(onSweep).not.toHaveBeenCalled();
  const first = new Promise<string>((resolve) => onSweep.mockImplementationOnce(resolve));
  jest.advanceTimersByTime(10 * EVERY_MS);
  await first;
  expect(onSweep).toHaveBeenCalledTimes(1);
});

it("starts no sweep after it was stopped, and waits for the running one", async () => {
  start();
  jest.advanceTimersByTime(EVERY_MS);
  await stop();
  expect(onSweep).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10 * EVERY_MS);
  await settled();
  expect(onSweep).toHaveBeenCalledTimes(1);
});
