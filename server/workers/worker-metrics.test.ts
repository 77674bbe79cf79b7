import {
  createPrometheus,
  type MetricsJson,
} from "@storefront/platform/observability/metrics/prometheus";
import { collectFromWorkers } from "./worker-metrics";

async function reportOf(counted: number): Promise<MetricsJson> {
  const { recorder, json } = createPrometheus("storefront");
  for (let time = 0; time < counted; time += 1) {
    recorder.count("csp_reports_total", { directive: "script-src" });
  }
  return json();
}

const own = { json: () => reportOf(1) };
const counted = (text: string) => /^csp_reports_total.* (\d+)$/m.exec(text)?.[1];

test("adds up what the workers report when they are asked, and the primary's own", async () => {
  const reports = await Promise.all([reportOf(2), reportOf(3)]);
  const metrics = collectFromWorkers(own, () => {
    for (const [index, report] of reports.entries()) {
      setImmediate(() => metrics.report(index + 1, report));
    }
    return [1, 2];
  });
  expect(counted(await metrics.text())).toBe("6");
});

test("takes the last report of a worker that is too busy to send one", async () => {
  const metrics = collectFromWorkers(own, () => [1], 20);
  metrics.report(1, await reportOf(4));
  expect(counted(await metrics.text())).toBe("5");
});

test("does not wait for a worker that ends", async () => {
  const metrics = collectFromWorkers(own, () => [1], 60_000);
  metrics.report(1, await reportOf(4));
  const text = metrics.text();
  await metrics.end(1);
  expect(counted(await text)).toBe("5");
});
