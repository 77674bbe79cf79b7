import { MetricsSum } from "./metrics-sum";
import { createPrometheus } from "./prometheus";

const count = (prometheus: ReturnType<typeof createPrometheus>) =>
  prometheus.recorder.count("csp_reports_total", { directive: "script-src" });

test("adds up counts and bytes, and takes the least of what is up", async () => {
  const sum = new MetricsSum();
  for (const [id, up] of [
    [1, 1],
    [2, 0],
  ] as const) {
    const process = createPrometheus("storefront");
    count(process);
    process.recorder.set("page_cache_bytes", {}, 100);
    process.recorder.set("shared_cache_up", {}, up);
    process.recorder.observe("page_render_duration_seconds", {}, 0.2);
    sum.report(id, await process.json());
  }
  const text = await sum.text();
  expect(text).toMatch(/^csp_reports_total\{.*program="storefront".*\} 2$/m);
  expect(text).toMatch(/^page_cache_bytes\{.*\} 200$/m);
  expect(text).toMatch(/^shared_cache_up\{.*\} 0$/m);
  expect(text).toMatch(/^page_render_duration_seconds_count\{.*\} 2$/m);
});

test("keeps the counts of a process that has ended, and not its gauges", async () => {
  const sum = new MetricsSum();
  for (const id of [1, 2, 3]) {
    const process = createPrometheus("storefront");
    count(process);
    process.recorder.set("page_cache_bytes", {}, 100);
    process.recorder.observe("page_render_duration_seconds", {}, 0.2);
    sum.report(id, await process.json());
    if (id < 3) await sum.end(id);
  }
  const text = await sum.text();
  expect(text).toMatch(/^csp_reports_total\{.*\} 3$/m);
  expect(text).toMatch(/^page_render_duration_seconds_count\{.*\} 3$/m);
  expect(text).toMatch(/^page_cache_bytes\{.*\} 100$/m);
});
