import type { Logger } from "../log";
import type { MetricsJson } from "./prometheus";
import { type Recorder, setRecorder } from "./recorder";

/** Counters of one process. */
export interface ProgramMetrics {
  contentType: string;
  /** In the Prometheus text format. */
  text(): Promise<string>;
  json(): Promise<MetricsJson>;
}

export interface CountingOptions {
  program: "storefront" | "marketplace";
  log: Logger;
  /** Set the gauges before a scrape. One that fails loses only its own gauges. */
  collectors?: readonly ((recorder: Recorder) => void | Promise<void>)[] | undefined;
}

/** Collectors may query the database, so they run at most this often, regardless of the number of scrapes. */
const COLLECT_EVERY_MS = 10_000;

/** Starts counting in this process. */
export async function startCounting({
  program,
  log,
  collectors = [],
}: CountingOptions): Promise<ProgramMetrics> {
  const { createPrometheus } = await import("./prometheus");
  const { recorder, contentType, text, json } = createPrometheus(program);
  setRecorder(recorder);
  const collect = async () => {
    const results = await Promise.allSettled(collectors.map(async (take) => take(recorder)));
    for (const result of results) {
      if (result.status === "rejected") log.error({ err: result.reason }, "metrics not collected");
    }
  };
  let collected = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };
  const collectSometimes = () => {
    const now = performance.now();
    if (now - collected.at >= COLLECT_EVERY_MS) collected = { at: now, done: collect() };
    return collected.done;
  };
  return {
    contentType,
    text: () => collectSometimes().then(text),
    json: () => collectSometimes().then(json),
  };
}
