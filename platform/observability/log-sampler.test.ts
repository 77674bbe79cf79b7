import { createLogSampler } from "./log-sampler";

let summaries: [string, number][];
const open = (limit: number) =>
  createLogSampler({
    limit,
    windowMs: 60_000,
    summarize: (kind, leftOut) => summaries.push([kind, leftOut]),
  });
const count = (take: (kind: string) => boolean, kind: string, times: number) =>
  Array.from({ length: times }, () => take(kind)).filter(Boolean).length;

beforeEach(() => {
  summaries = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("writes the first lines of a kind, then one summary at the end of the minute", () => {
  const take = open(3);
  expect([count(take, "a", 1_000), count(take, "b", 2)]).toEqual([3, 2]);
  expect(summaries).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(summaries).toEqual([["a", 997]]);
});

test("starts a new window after a minute", () => {
  const take = open(3);
  count(take, "a", 5);
  jest.advanceTimersByTime(60_000);
  expect(count(take, "a", 5)).toBe(3);
  jest.advanceTimersByTime(60_000);
  expect(summaries).toEqual([
    ["a", 2],
    ["a", 2],
  ]);
});

test("counts excess kinds together", () => {
  const take = open(3);
  let written = 0;
  for (let kind = 0; kind < 10_000; kind += 1) if (take(`kind ${kind}`)) written += 1;
  expect(written).toBe(203);
  jest.advanceTimersByTime(60_000);
  expect(summaries).toEqual([["other", 9_797]]);
});
