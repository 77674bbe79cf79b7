import { readdirSync, readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { parse } from "yaml";
import * as z from "zod";
import { readCompose } from "./compose/read-compose";
import { sampleEnv } from "./compose/sample-env";

/** The fields that we use, as Prometheus and Grafana document them: Prometheus does not start with an unknown one. */
const duration = z.string().regex(/^\d+[smhd]$/);
const byDns = z.strictObject({
  names: z.array(z.string()),
  type: z.literal("A"),
  port: z.number(),
  refresh_interval: duration,
});
const byFile = z.strictObject({ files: z.array(z.string()) });
const byAddress = z.array(z.strictObject({ targets: z.array(z.string()) }));
const configOf = <Manager extends z.ZodType, Job extends z.ZodRawShape>(
  alertmanager: Manager,
  job: Job,
) =>
  z.strictObject({
    global: z.strictObject({ scrape_interval: duration, evaluation_interval: duration }),
    rule_files: z.array(z.string()),
    alerting: z.strictObject({ alertmanagers: z.array(alertmanager) }),
    scrape_configs: z.array(z.strictObject({ job_name: z.string(), ...job })),
  });
const prometheusSchema = configOf(z.strictObject({ file_sd_configs: z.array(byFile) }), {
  dns_sd_configs: z.array(byDns),
});
const systemdSchema = configOf(z.strictObject({ static_configs: byAddress }), {
  static_configs: byAddress,
});
const rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: duration.optional(),
  labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
});
const alertsSchema = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })),
});

const readYaml = (file: string): unknown => parse(readFileSync(file, "utf8"));
const prometheus = prometheusSchema.parse(readYaml("deploy/prometheus/prometheus.yml"));
const alerts = alertsSchema.parse(readYaml("deploy/alerts.yml"));
const { services } = readCompose(sampleEnv());
const { prometheus: server, grafana } = services;

test("scrapes every instance of both programs at the port that compose.yml gives them", () => {
  const scraped = prometheus.scrape_configs.flatMap(({ job_name, dns_sd_configs }) =>
    dns_sd_configs.map(({ names, port }) => [job_name, names, String(port)]),
  );
  const port = services["storefront"]?.environment?.["METRICS_PORT"];
  expect(scraped).toEqual(["storefront", "marketplace"].map((name) => [name, [name], port]));
});

test("with systemd, scrapes each instance that operations.md starts at the port that its unit gives it", () => {
  const { scrape_configs } = systemdSchema.parse(readYaml("deploy/prometheus/systemd.yml"));
  const [, started = ""] =
    /systemctl enable --now ((?:\w+@\d+ ?)+)/.exec(readFileSync("docs/operations.md", "utf8")) ??
    [];
  for (const { job_name: job, static_configs } of scrape_configs) {
    const unit = readFileSync(`deploy/systemd/${job}@.service`, "utf8");
    const prefix = /METRICS_PORT=(\d+)%i/.exec(unit)?.[1];
    const ports = [...started.matchAll(new RegExp(`${job}@(\\d+)`, "g"))].map(([, port]) => port);
    expect(static_configs).toEqual([
      { targets: ports.map((port) => `127.0.0.1:${prefix}${port}`) },
    ]);
  }
  expect(scrape_configs.map(({ job_name }) => job_name)).toEqual(["storefront", "marketplace"]);
});

test("the alert of a program that is down names the scraped jobs", () => {
  const [down] = alerts.groups.flatMap(({ rules }) =>
    rules.filter(({ alert }) => alert === "ProgramDown"),
  );
  expect(down?.expr).toBe('up{job=~"storefront|marketplace"} == 0');
});

test("Prometheus finds its rules and alertmanagers where compose.yml mounts them", () => {
  const mounted = server?.volumes?.map((volume) => volume.split(":").slice(0, 2).join(" → "));
  const [rules = ""] = prometheus.rule_files;
  const files = prometheus.alerting.alertmanagers[0]?.file_sd_configs[0]?.files[0] ?? "";
  expect(mounted).toContain(`./deploy/alerts.yml → ${rules}`);
  expect(mounted).toContain(`./deploy/prometheus/alertmanagers → ${files.replace("/*.yml", "")}`);
  const [config] =
    server?.command?.filter((argument) => argument.startsWith("--config.file")) ?? [];
  expect(mounted).toContain(`./deploy/prometheus/prometheus.yml → ${config?.split("=")[1]}`);
});

test("Grafana has Prometheus and the dashboard from the start", () => {
  const folder = "deploy/grafana/provisioning";
  expect(readdirSync(folder).sort()).toEqual(["dashboards", "datasources"]);
  expect(readYaml(`${folder}/datasources/prometheus.yml`)).toMatchObject({
    datasources: [{ type: "prometheus", url: "http://prometheus:9090", isDefault: true }],
  });
  const { providers } = z
    .object({ providers: z.array(z.object({ options: z.object({ path: z.string() }) })) })
    .parse(readYaml(`${folder}/dashboards/files.yml`));
  const shown = `./deploy/grafana/dashboard.json:${providers[0]?.options.path}/dashboard.json:ro`;
  expect(grafana?.volumes).toContain(shown);
});

const dashboard = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
    ),
  })
  .parse(JSON.parse(readFileSync("deploy/grafana/dashboard.json", "utf8")));
const expressions = [
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr])),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr.replaceAll("$__rate_interval", "5m")]),
  ),
] as [string, string][];

/** @returns the first part of an expression that PromQL's grammar does not have; undefined: it is well-formed */
function findSyntaxError(expression: string): string | undefined {
  const cursor = parser.parse(expression).cursor();
  do {
    if (cursor.type.isError) return `at ${cursor.from}: ${expression.slice(cursor.from)}`;
  } while (cursor.next());
  return undefined;
}

test.each(expressions)("the expression of %s is PromQL", (_, expression) => {
  expect(findSyntaxError(expression)).toBeUndefined();
});

test("finds a mistake in an expression", () => {
  expect(findSyntaxError("sum by (le (rate(a[5m]))")).toMatch(/^at \d+/);
});
