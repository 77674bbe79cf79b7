import { compareBounds } from "./compare-bounds";
import { type Fault, REFUSED, UNNOTICED } from "./fault";
import type { Measured } from "./run-fault";

const fault = (change: Partial<Fault> = {}): Fault => ({
  ...{ name: "frozen", does: "freezes", seconds: 30, bound: REFUSED, alerts: ["SweepsFail"] },
  begin: async () => async () => {},
  ...change,
});
const call = (change: object = {}) => ({
  ...{ path: "/v1/index", ms: 20, end: "answered" as const, detail: "200" },
  ...change,
});
const measured = (change: Partial<Measured> = {}): Measured => ({
  ...{ purchases: [], calls: [call()], recoveryMs: 100, alerts: ["SweepsFail"], unmet: [] },
  pages: { failed: [], beforeMs: [10, 12], duringMs: [11, 14] },
  ...change,
});
const problems = (of: Fault, change: Partial<Measured> = {}) =>
  compareBounds(of, measured(change)).problems;

it("finds no problem within the bounds", () => {
  expect(problems(fault(), { calls: [call({ end: "refused", ms: 4_900 })] })).toEqual([]);
});

it.each<[string, Partial<Measured>, string]>([
  ["a slow call", { calls: [call({ ms: 5_100 })] }, "/v1/index took 5.1 s"],
  ["a wrong answer", { calls: [call({ end: "wrong", detail: "500" })] }, "/v1/index: 500"],
  ["a late recovery", { recoveryMs: 2_100 }, "recovered after 2.1 s"],
  ["what its own check finds", { unmet: ["/readyz is 200"] }, "/readyz is 200"],
  ["a missing alert", { alerts: [] }, "no alert SweepsFail"],
  [
    "a page that failed",
    { pages: { failed: ["/index: 503"], beforeMs: [1], duringMs: [1] } },
    "page /index: 503",
  ],
  [
    "slower pages",
    { pages: { failed: [], beforeMs: [10], duringMs: [200] } },
    "pages took 200 ms, before 10",
  ],
])("reports %s", (_, change, problem) => {
  expect(problems(fault(), change)).toEqual([problem]);
});

it("reports refusals and alerts of a fault that nobody must notice", () => {
  const unnoticed = fault({ bound: UNNOTICED, alerts: [] });
  const refused = { calls: [call({ end: "refused", detail: "503" })] };
  expect(problems(unnoticed, refused)).toEqual([
    "1 calls refused, such as /v1/index: 503",
    "alert SweepsFail although nothing fails",
  ]);
});
