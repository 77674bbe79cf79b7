import { readFileSync } from "node:fs";
import {
  METRICS,
  type MetricName,
  metricsOf,
} from "@storefront/platform/observability/metrics/catalogue";
import { createPrometheus } from "@storefront/platform/observability/metrics/prometheus";

const alerts = readFileSync("deploy/alerts.yml", "utf8");
const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync("deploy/grafana/dashboard.json", "utf8"),
);

/** Lines of the rules; quoted label values are removed below. */
const ruleLines = alerts
  .split("\n")
  .filter((line) => !/summary|runbook|^#|name:|alert:/.test(line));
const expressions = [
  ...ruleLines,
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
].map((text) => text.replace(/"[^"]*"/g, '""'));

/** Words with an underscore are metrics, except this function. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w$])[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g)]
    .map(([name]) => name)
    .filter((name) => name !== "histogram_quantile");
const used = new Set(expressions.flatMap(namesIn));

async function exportedMetrics(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const program of ["storefront", "marketplace"] as const) {
    const text = await createPrometheus(program).text();
    for (const [, name = "", type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      names.add(type === "histogram" ? `${name}_bucket` : name);
    }
  }
  return names;
}

test("alerts and dashboard use existing metrics only", async () => {
  const existing = await exportedMetrics();
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !existing.has(name))).toEqual([]);
});

test("the dashboard shows every metric of our own", () => {
  const all = new Set<MetricName>([...metricsOf("storefront"), ...metricsOf("marketplace")]);
  const shown = [...all].filter((name) =>
    used.has(METRICS[name].type === "histogram" ? `${name}_bucket` : name),
  );
  expect(shown.sort()).toEqual([...all].sort());
});

const names = [...alerts.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = ""]) => name);

test("every alert links to its runbook", () => {
  const runbook =
    readFileSync("docs/operations.md", "utf8").split("## Runbook")[1]?.split("\n## ")[0] ?? "";
  const sections = [...runbook.matchAll(/^### (\w+)\n+\S/gm)].map(([, name]) => name);
  expect(sections).toEqual(names);
  const links = [...alerts.matchAll(/runbook: docs\/operations\.md#(\w+)$/gm)];
  expect(links.map(([, anchor]) => anchor)).toEqual(names.map((name) => name.toLowerCase()));
});
