import timers from "node:timers/promises";
import { createScheduler } from "./scheduler";
import { createVirtualClock } from "./virtual-clock";
import { useVirtualTimers } from "./virtual-timers";

let restore: () => void;
const original = timers.setTimeout;
afterEach(() => {
  restore();
  expect(timers.setTimeout).toBe(original);
});

function open() {
  const clock = createVirtualClock(new Date("2026-03-01T10:00:00.000Z"));
  const scheduler = createScheduler();
  restore = useVirtualTimers(scheduler, clock);
  const ended: string[] = [];
  const wait = (signal?: AbortSignal) => async () => {
    const value = await timers
      .setTimeout(2_000, "over", signal ? { signal } : {})
      .catch(() => "aborted");
    ended.push(value);
  };
  const runAt = async (atS: number, ...tasks: (() => Promise<void>)[]) => {
    clock.passTo(atS);
    await scheduler.runAll(1, tasks, { nowS: atS });
  };
  return { ended, wait, runAt };
}

it("waits until the virtual time has passed", async () => {
  const { ended, wait, runAt } = open();
  await runAt(0, wait());
  await runAt(1.9);
  expect(ended).toEqual([]);
  await runAt(2);
  expect(ended).toEqual(["over"]);
});

it("ends a wait at once when it is aborted", async () => {
  const { ended, wait, runAt } = open();
  const waiting = new AbortController();
  await runAt(0, wait(waiting.signal));
  await runAt(1, async () => waiting.abort());
  expect(ended).toEqual(["aborted"]);
});
