import { createScheduler } from "./scheduler";

/** @returns the order in which three tasks of three turns go on */
async function orderOf(seed: number): Promise<string> {
  const { runAll, turn } = createScheduler();
  const order: string[] = [];
  const tasks = ["a", "b", "c"].map((name) => async () => {
    for (let step = 1; step <= 3; step += 1) {
      order.push(name + step);
      await turn();
    }
  });
  await runAll(seed, tasks);
  return order.join(" ");
}

it("interleaves tasks in the same order for the same seed", async () => {
  expect(await orderOf(5)).toBe(await orderOf(5));
});

it("finds other orders for other seeds", async () => {
  const orders = new Set(await Promise.all(Array.from({ length: 20 }, (_, seed) => orderOf(seed))));
  expect(orders.size).toBeGreaterThan(10);
});

it("runs what tasks have started, and not waited for, before it ends", async () => {
  const { runAll, turn } = createScheduler();
  const done: string[] = [];
  let started: Promise<void> | undefined;
  const task = async () => {
    started = turn().then(() => void done.push("started"));
    done.push("task");
  };
  await runAll(1, [task], { last: async () => started });
  expect(done).toEqual(["task", "started"]);
});

it("lets a task sleep over several runs", async () => {
  const { nextWakeS, runAll, sleep, turn } = createScheduler();
  const done: string[] = [];
  const sleeper = async () => {
    await turn();
    await sleep(60);
    done.push("slept");
    await turn();
    done.push("ended");
  };
  await runAll(1, [sleeper], { nowS: 0 });
  expect(nextWakeS()).toBe(60);
  await runAll(2, [async () => void done.push("other")], { nowS: 59 });
  expect(done).toEqual(["other"]);
  await runAll(3, [], { nowS: 60 });
  expect(done).toEqual(["other", "slept", "ended"]);
  expect(nextWakeS()).toBe(Infinity);
});
