import type { DueKind } from "../database/due-times";
import { createSchedule, type Schedule } from "./schedule";

const NOW = new Date("2026-03-01T10:00:00Z");
const inMs = (ms: number) => new Date(NOW.getTime() + ms);

let elapsed: number;
let schedule: Schedule;

beforeEach(() => {
  elapsed = 0;
  schedule = createSchedule(() => elapsed);
  // What runs by the hour has run.
  for (const name of schedule.findDue(new Map(), NOW)) {
    schedule.begin(name, NOW);
    schedule.end(name, "settled");
  }
});

const times = (entries: Partial<Record<DueKind, Date>>) =>
  new Map(Object.entries(entries) as [DueKind, Date][]);

it("runs a sweep when the earliest of its items is due", () => {
  const due = times({ boosts: inMs(9000), boost_receipts: inMs(4000) });
  expect(schedule.findDue(due, NOW)).toEqual([]);
  expect(schedule.nextInMs(due, NOW)).toBe(4000);
  expect(schedule.findDue(due, inMs(4000))).toEqual(["boosts"]);
});

it("does not run a sweep twice at a time, nor let it delay others", () => {
  const due = times({ alipay_payments: NOW, orders: inMs(3000) });
  schedule.begin("alipayTrades", NOW);
  expect(schedule.findDue(due, NOW)).toEqual([]);
  expect(schedule.nextInMs(due, NOW)).toBe(3000);
  expect(schedule.findDue(due, inMs(3000))).toEqual(["expired"]);
});

/** @returns the ms after each of some runs with an outcome until the sweep may run again */
function pausesAfter(outcome: "nothing" | "failed", runs: number): number[] {
  const due = times({ orders: NOW });
  return Array.from({ length: runs }, () => {
    schedule.begin("expired", NOW);
    schedule.end("expired", outcome);
    const waitMs = schedule.nextInMs(due, NOW);
    expect(schedule.findDue(due, NOW)).toEqual([]);
    elapsed += waitMs;
    expect(schedule.findDue(due, NOW)).toEqual(["expired"]);
    return waitMs;
  });
}

it("waits longer each time nothing that is due can be settled", () => {
  expect(pausesAfter("nothing", 6)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

it("waits longer each time a sweep fails", () => {
  expect(pausesAfter("failed", 6)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

it("tries again at once what could not be settled when something has changed", () => {
  const due = times({ orders: NOW, rentals: NOW });
  for (const [name, outcome] of [["expired", "nothing"] as const, ["rentals", "failed"] as const]) {
    schedule.begin(name, NOW);
    schedule.end(name, outcome);
  }
  schedule.forgetPauses();
  expect(schedule.findDue(due, NOW)).toEqual(["expired"]);
});

it("runs periodic sweeps by the marketplace's clock, also when it is moved back", () => {
  expect(schedule.findDue(new Map(), inMs(599_999))).toEqual([]);
  expect(schedule.findDue(new Map(), inMs(600_000))).toEqual(["rewards", "deadlines"]);
  expect(schedule.findDue(new Map(), inMs(3_600_000))).toContain("drafts");
  expect(schedule.findDue(new Map(), inMs(-1))).toContain("drafts");
});
