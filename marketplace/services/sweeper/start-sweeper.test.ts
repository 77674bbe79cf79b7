import { eq } from "drizzle-orm";
import { orders } from "@/database/schema";
import { type Recorder, setRecorder } from "@/observability/metrics/recorder";
import { placeOrder } from "../../testing/place-order";
import { openTestApp, type TestApp } from "../../testing/test-app";
import { startSweeper } from "./start-sweeper";

const BUYER = 1;
/** Of `startSweeper`. */
const EVERY_MS = 5_000;
/** Everything but setTimeout and clearTimeout: the database needs the rest as it is. */
const REAL = [
  ...(["Date", "hrtime", "nextTick", "performance", "queueMicrotask"] as const),
  ...(["setImmediate", "clearImmediate", "setInterval", "clearInterval"] as const),
];

let test: TestApp;
let end: () => Promise<void>;
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
  await end();
  jest.useRealTimers();
  setRecorder(null);
  onSweep.mockReset();
});
afterAll(() => test.close());

const start = (changes: Partial<Parameters<typeof startSweeper>[0]> = {}) => {
  end = startSweeper({ ...test.deps, ...changes });
};

/** Lets the time between two sweeps pass. @returns the outcome of the sweep that begins then */
function nextSweep(): Promise<string> {
  const outcome = new Promise<string>((resolve) => onSweep.mockImplementationOnce(resolve));
  jest.advanceTimersByTime(EVERY_MS);
  return outcome;
}

/** Waits until the timer of the sweep after a finished one is set, in the same turn as its outcome at the latest. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const log = () => {
  const [info, error] = [jest.fn(), jest.fn()];
  return { info, error, log: { ...test.deps.log, info, error } as never };
};

it("closes what is overdue, and reports how many", async () => {
  const { order } = await placeOrder(test, BUYER);
  await test.clock.advance(900);
  const { info, log: spied } = log();
  start({ log: spied });
  expect(await nextSweep()).toBe("ok");
  const [row] = await test.deps.db
    .select()
    .from(orders)
    .where(eq(orders.orderNum, order.order_num));
  expect(row?.status).toBe("expired");
  await settled();
  expect(info).toHaveBeenCalledWith(expect.objectContaining({ expired: 1 }), "swept");
});

it("writes no log line when there is nothing to close", async () => {
  const { info, log: spied } = log();
  start({ log: spied });
  expect(await nextSweep()).toBe("ok");
  await settled();
  expect(info).not.toHaveBeenCalled();
});

it("goes on after a sweep that failed", async () => {
  const { error, log: spied } = log();
  const now = jest.fn(test.clock.now);
  start({ log: spied, clock: { ...test.clock, now } });
  now.mockImplementationOnce(() => {
    throw new Error("no clock");
  });
  expect(await nextSweep()).toBe("failed");
  await settled();
  expect(error).toHaveBeenCalledWith({ err: new Error("no clock") }, "sweep failed");
  expect(await nextSweep()).toBe("ok");
});

it("begins no sweep before the time is over, and none while one is under way", async () => {
  start();
  jest.advanceTimersByTime(EVERY_MS - 1);
  await settled();
  expect(onSweep).not.toHaveBeenCalled();
  const first = new Promise<string>((resolve) => onSweep.mockImplementationOnce(resolve));
  jest.advanceTimersByTime(10 * EVERY_MS);
  await first;
  expect(onSweep).toHaveBeenCalledTimes(1);
});

it("begins none after it was ended, and waits for the one under way", async () => {
  start();
  jest.advanceTimersByTime(EVERY_MS);
  await end();
  expect(onSweep).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10 * EVERY_MS);
  await settled();
  expect(onSweep).toHaveBeenCalledTimes(1);
});
