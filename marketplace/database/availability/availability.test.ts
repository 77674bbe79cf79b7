import { setImmediate as turn } from "node:timers/promises";
import { ApiError } from "@storefront/contract/api-error";
import { databaseAvailability } from "./availability";

const hangs = () => new Promise<never>(() => {});

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["setImmediate"] }));
afterEach(() => void jest.useRealTimers());

/** Moves the time, with room for what follows each step. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    jest.advanceTimersByTime(50);
    await turn();
  }
}

function setUp() {
  const probe = jest.fn<Promise<unknown>, []>(async () => 1);
  const cut = jest.fn();
  const changes: boolean[] = [];
  const availability = databaseAvailability({
    probe,
    cut,
    onChange: (isAvailable) => void changes.push(isAvailable),
  });
  return { availability, probe, cut, changes };
}

const outcome = (work: Promise<unknown>) => {
  const ended: { with?: unknown } = {};
  void work.then(
    (value) => Object.assign(ended, { with: value }),
    (error: unknown) => Object.assign(ended, { with: error }),
  );
  return ended;
};

it("passes on what the work answers or throws, and probes nothing for quick work", async () => {
  const { availability, probe } = setUp();
  await expect(availability.watch(async () => 7)).resolves.toBe(7);
  await expect(availability.watch(() => Promise.reject(new Error("sold")))).rejects.toThrow("sold");
  await pass(10_000);
  expect(probe).not.toHaveBeenCalled();
});

it("lets slow work go on while the database answers probes", async () => {
  const { availability, probe, changes } = setUp();
  const slow = outcome(availability.watch(hangs));
  await pass(10_000);
  expect(slow).toEqual({});
  expect(probe.mock.calls.length).toBeGreaterThan(3);
  expect(changes).toEqual([]);
  availability.close();
});

it("refuses work at its limit", async () => {
  const { availability } = setUp();
  const limited = outcome(availability.watch(hangs, { limitMs: 4_500 }));
  await pass(4_400);
  expect(limited).toEqual({});
  await pass(400);
  expect(limited.with).toBeInstanceOf(ApiError);
  availability.close();
});

it("refuses waiting and new work from a failed probe to the next good one", async () => {
  const { availability, probe, cut, changes } = setUp();
  probe.mockImplementation(hangs);
  const waiting = outcome(availability.watch(hangs));
  await pass(3_400);
  expect(waiting.with).toBeInstanceOf(ApiError);
  expect(cut).toHaveBeenCalled();
  const work = jest.fn(async () => 1);
  await expect(availability.watch(work)).rejects.toBeInstanceOf(ApiError);
  expect(work).not.toHaveBeenCalled();

  probe.mockImplementation(async () => 1);
  await pass(2_500);
  await expect(availability.watch(work)).resolves.toBe(1);
  expect(changes).toEqual([false, true]);
  const cuts = cut.mock.calls.length;
  await pass(5_000);
  expect(cut).toHaveBeenCalledTimes(cuts);
  availability.close();
});

it("stops probing when it is closed", async () => {
  const { availability, probe } = setUp();
  probe.mockRejectedValue(new Error("refused"));
  outcome(availability.watch(hangs));
  await pass(2_000);
  availability.close();
  await pass(1_000);
  const probes = probe.mock.calls.length;
  await pass(5_000);
  expect(probe).toHaveBeenCalledTimes(probes);
});
