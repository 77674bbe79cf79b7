import { type LighthouseRun, medianRun, readRun } from "./lighthouse-run";

const report = () => ({
  categories: { performance: { score: 0.994 } as { score: number | null } },
  audits: {
    "network-requests": {
      details: {
        items: [
          { url: "http://a.example/", transferSize: 1024 },
          { url: "http://a.example/a.js", transferSize: 512 },
          { url: "data:image/svg+xml,%3Csvg/%3E", transferSize: 0 },
        ],
      },
    },
    "total-blocking-time": { numericValue: 12 },
    "cumulative-layout-shift": { numericValue: 0 },
  },
});

test("reads the score, the number of requests and their bytes", () => {
  expect(readRun(report())).toEqual({
    performance: 99,
    requests: 2,
    kilobytes: 1.5,
    blockingMs: 12,
    layoutShift: 0,
  });
});

test("fails when the page could not be audited or a figure is missing", () => {
  expect(() => readRun({ ...report(), runtimeError: { message: "NO_FCP" } })).toThrow("NO_FCP");
  expect(() => readRun({ ...report(), categories: { performance: { score: null } } })).toThrow();
  expect(() => readRun({ ...report(), audits: {} })).toThrow();
});

test("takes the median of each figure independently", () => {
  const run = (performance: number, blockingMs: number): LighthouseRun => ({
    performance,
    blockingMs,
    requests: 30,
    kilobytes: 400,
    layoutShift: 0,
  });
  const median = medianRun([run(90, 300), run(100, 0), run(99, 20)]);
  expect(median).toMatchObject({ performance: 99, blockingMs: 20 });
  expect(() => medianRun([])).toThrow();
});
