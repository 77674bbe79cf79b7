import type { Fault } from "./fault";
import type { Measured } from "./run-fault";

/** A fault's line of the table: measured values, and what breaks its bound. */
export interface Row {
  name: string;
  does: string;
  calls: string;
  slowest: string;
  recovery: string;
  pages: string;
  alerts: string;
  problems: string[];
}

/** A page may take twice as long as before, or this long if that is more: cached ones take a few milliseconds. */
const PAGE_MS = 150;

/** Compares what a fault did with its bound. */
export function compareBounds({ name, does, bound, alerts }: Fault, measured: Measured): Row {
  const { calls, pages, recoveryMs } = measured;
  const wrong = calls.filter(({ end }) => end === "wrong");
  const refused = calls.filter(({ end }) => end === "refused");
  const slowest = calls.reduce((one, other) => (other.ms > one.ms ? other : one), {
    ...{ path: "", ms: 0 },
  });
  const [before, during] = [percentile(pages.beforeMs), percentile(pages.duringMs)];
  const pageBound = Math.max(PAGE_MS, 2 * before);
  const problems = [
    ...wrong.slice(0, 3).map(({ path, detail }) => `${path}: ${detail}`),
    ...(refused.length > 0 && !bound.mayRefuse
      ? [`${refused.length} calls refused, such as ${refused[0]?.path}: ${refused[0]?.detail}`]
      : []),
    ...(slowest.ms > bound.callMs ? [`${slowest.path} took ${inSeconds(slowest.ms)}`] : []),
    ...(recoveryMs > bound.recoveryMs ? [`recovered after ${inSeconds(recoveryMs)}`] : []),
    ...pages.failed.slice(0, 3).map((failure) => `page ${failure}`),
    ...(during > pageBound
      ? [`pages took ${Math.round(during)} ms, before ${Math.round(before)}`]
      : []),
    ...measured.unmet,
    ...alertProblems(bound.mayRefuse, alerts, measured.alerts),
  ];
  return {
    name,
    does,
    calls: `${calls.length}, ${refused.length} refused`,
    slowest: inSeconds(slowest.ms),
    recovery: inSeconds(recoveryMs),
    pages: `${pages.duringMs.length}, ${pages.failed.length} failed, ${Math.round(before)} → ${Math.round(during)} ms`,
    alerts: measured.alerts.join(", ") || "none",
    problems,
  };
}

/** @returns the 95th percentile */
const percentile = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function alertProblems(
  mayRefuse: boolean,
  expected: readonly string[],
  raised: readonly string[],
): string[] {
  const missing = expected.filter((name) => !raised.includes(name));
  const needless = mayRefuse ? [] : raised;
  return [
    ...missing.map((name) => `no alert ${name}`),
    ...needless.map((name) => `alert ${name} although nothing fails`),
  ];
}

/** Formats the lines as a Markdown table, then the problems. */
export function formatRows(rows: readonly Row[]): string {
  const head = [
    "fault",
    "what",
    "calls",
    "slowest",
    "recovery",
    "pages (95 %)",
    "alerts if it lasts",
    "kept",
  ];
  const lines = rows.map((row) => [
    ...[row.name, row.does, row.calls, row.slowest, row.recovery, row.pages, row.alerts],
    row.problems.length === 0 ? "yes" : "**no**",
  ]);
  const problems = rows.flatMap(({ name, problems }) =>
    problems.map((problem) => `${name}: ${problem}`),
  );
  return [
    ...[head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`),
    ...problems,
  ].join("\n");
}
