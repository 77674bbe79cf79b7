import { startProcess } from "../engine/process";
import { createScheduler } from "../engine/scheduler";
import { createVirtualClock } from "../engine/virtual-clock";
import { inProcessProvider } from "./in-process-provider";
import { openSimulators } from "./open-providers";
import { createSlowness } from "./slowness";

const BEGIN = new Date("2026-03-01T10:00:00.000Z");
const TRADE = {
  ...{ orderNum: "1", amountFen: 100, subject: "一件商品" },
  expiresAt: new Date(BEGIN.getTime() + 900_000),
};

function open() {
  const clock = createVirtualClock(BEGIN);
  const scheduler = createScheduler();
  const slowness = createSlowness(clock.elapsedS);
  const { wxpay } = openSimulators(clock.now, async () => new Response());
  const process = startProcess(scheduler);
  const provider = inProcessProvider(wxpay, process, { clock, scheduler, slowness });
  const answers: string[] = [];
  const create = async () => void answers.push((await provider.create(TRADE)).state);
  const runAt = async (atS: number, ...tasks: (() => Promise<void>)[]) => {
    clock.passTo(atS);
    await scheduler.runAll(1, tasks, { nowS: atS });
  };
  const hasTrade = async () => (await wxpay.trades.find("1")) !== undefined;
  return { answers, create, hasTrade, runAt, slowness };
}

it("answers at once when nothing is slow", async () => {
  const { answers, create, runAt } = open();
  await runAt(0, create);
  expect(answers).toEqual(["created"]);
});

it("does its work after half of the time, and answers at its end", async () => {
  const { answers, create, hasTrade, runAt, slowness } = open();
  slowness.set("wxpay", "create", 3, 60);
  await runAt(0, create);
  expect(await hasTrade()).toBe(false);
  await runAt(1.5);
  expect(await hasTrade()).toBe(true);
  expect(answers).toEqual([]);
  await runAt(3);
  expect(answers).toEqual(["created"]);
});

it("does its work although its client has given up after four seconds", async () => {
  const { answers, create, hasTrade, runAt, slowness } = open();
  slowness.set("wxpay", "create", 30, 60);
  await runAt(0, create);
  await runAt(4);
  expect(answers).toEqual(["unknown"]);
  expect(await hasTrade()).toBe(false);
  await runAt(15);
  expect(await hasTrade()).toBe(true);
});

it("is as fast as ever after some time", async () => {
  const { answers, create, runAt, slowness } = open();
  slowness.set("wxpay", "create", 30, 60);
  await runAt(60, create);
  expect(answers).toEqual(["created"]);
});
