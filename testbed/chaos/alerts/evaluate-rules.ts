import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../product/root";
import { findPromtool } from "../../tools/find-promtool";
import { BEFORE_S, FAULT_S, INTERVAL_S, type ProjectedSeries } from "./project-series";

const RULES = join(ROOT, "deploy", "alerts.yml");

/** @returns the names of all alerts of deploy/alerts.yml */
export const alertNames = (): string[] =>
  [...readFileSync(RULES, "utf8").matchAll(/- alert: (\w+)$/gm)].map(([, name = ""]) => name);

/**
 * Evaluates the rules by Prometheus' own program, which compares the alerts at the end of the fault with none.
 * @param folder for its file
 * @returns the names of the alerts that are raised, sorted
 * @throws Error with its output when it refuses the rules or the series
 */
export function evaluateRules(series: readonly ProjectedSeries[], folder: string): string[] {
  const file = join(folder, "alert-test.json");
  const expected = alertNames().map((alertname) => ({
    ...{ eval_time: `${BEFORE_S + FAULT_S - INTERVAL_S}s`, alertname },
    exp_alerts: [],
  }));
  const test = {
    rule_files: [RULES],
    evaluation_interval: `${INTERVAL_S}s`,
    tests: [{ interval: `${INTERVAL_S}s`, input_series: series, alert_rule_test: expected }],
  };
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(test));
  const { status, stdout, stderr } = spawnSync(findPromtool(), ["test", "rules", file], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(file);
  const printed = stdout + stderr;
  const raised = [...printed.matchAll(/alertname: (\w+), time: /g)].map(([, name = ""]) => name);
  if (status !== 0 && raised.length === 0) throw new Error(`promtool: ${printed.slice(0, 2_000)}`);
  return [...new Set(raised)].sort();
}
