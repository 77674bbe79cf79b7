import { followClock } from "./database-clock";

const START = Date.parse("2026-03-01T00:00:00.000Z");
const SECOND = 1_000;

/** A database whose clock a test sets, and which answers after some time. */
function follow() {
  const state = { elapsedMs: 0, aheadMs: START, wayMs: 10, reads: 0 };
  const clock = followClock(
    async () => {
      state.reads += 1;
      state.elapsedMs += state.wayMs / 2;
      const ms = state.elapsedMs + state.aheadMs;
      state.elapsedMs += state.wayMs / 2;
      return ms;
    },
    () => state.elapsedMs,
  );
  return { state, clock };
}

afterEach(() => {
  jest.useRealTimers();
});

it("tells the database's time regardless of the machine's clock", async () => {
  const { state, clock } = follow();
  await clock.sync();
  const read = state.elapsedMs;
  for (const wrong of [START - 20 * 60 * SECOND, START + 20 * 60 * SECOND]) {
    jest.useFakeTimers({ now: wrong });
    expect(clock.now().getTime()).toBe(START + read);
  }
  state.elapsedMs += 90 * SECOND;
  expect(clock.now().getTime()).toBe(START + read + 90 * SECOND);
});

it("keeps its time when a reading differs by less than its way to the database", async () => {
  const { state, clock } = follow();
  await clock.sync();
  Object.assign(state, { elapsedMs: 60 * SECOND, aheadMs: START + 300, wayMs: 900 });
  await clock.sync();
  expect(clock.now().getTime()).toBe(START + state.elapsedMs);
});

it("takes over the time of a database whose clock was set", async () => {
  const { state, clock } = follow();
  await clock.sync();
  Object.assign(state, { elapsedMs: 60 * SECOND, aheadMs: START - 30 * SECOND });
  await clock.sync();
  expect(clock.now().getTime()).toBe(START - 30 * SECOND + state.elapsedMs);
});

it("reads the database at most every five seconds", async () => {
  const { state, clock } = follow();
  for (let tenth = 0; tenth < 100; tenth += 1) {
    await clock.sync();
    state.elapsedMs += 100;
  }
  expect(state.reads).toBe(2);
});

it("tells the last known time while the database does not answer", async () => {
  let isDown = false;
  let elapsedMs = 0;
  const read = async () => {
    if (isDown) throw new Error("no answer");
    return START + elapsedMs;
  };
  const clock = followClock(read, () => elapsedMs);
  await clock.sync();
  isDown = true;
  elapsedMs += 60 * SECOND;
  await expect(clock.sync()).rejects.toThrow("no answer");
  expect(clock.now().getTime()).toBe(START + elapsedMs);
});
