import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { BUCKETS, METRICS, type MetricName, metricsOf } from "./catalogue";
import type { Recorder } from "./recorder";

/** Per metric. More label sets are a bug; they count as "other". */
const MAX_LABEL_SETS = 2_000;

type Labels = Readonly<Record<string, string>>;
type RecordValue = (labels: Labels, value: number) => void;

/** Metrics as data, for the sum of several processes. */
export type MetricsJson = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** The metrics of one program in the Prometheus text format. */
export interface Prometheus {
  recorder: Recorder;
  contentType: string;
  text(): Promise<string>;
  json(): Promise<MetricsJson>;
}

export function createPrometheus(program: "storefront" | "marketplace"): Prometheus {
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry });
  const recorders = new Map<MetricName, RecordValue>(
    metricsOf(program).map((name) => [name, createRecorder(name, registry)]),
  );
  const record = (name: MetricName, labels: Labels, value: number) =>
    recorders.get(name)?.(labels, value);
  return {
    recorder: {
      count: (name, labels) => record(name, labels, 1),
      observe: record,
      set: record,
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
    json: () => registry.getMetricsAsJSON(),
  };
}

function createRecorder(name: MetricName, registry: Registry): RecordValue {
  const { type, help, labels: labelNames } = METRICS[name];
  const options = { name, help, labelNames: [...labelNames], registers: [registry] };
  const bounded = boundLabels();
  if (type === "counter") {
    const counter = new Counter(options);
    return (labels, value) => counter.inc(bounded(labels), value);
  }
  if (type === "gauge") {
    // A server is up when each of a program's processes reaches it.
    const gauge = new Gauge({ ...options, aggregator: name.endsWith("_up") ? "min" : "sum" });
    return (labels, value) => gauge.set(bounded(labels), value);
  }
  const histogram = new Histogram({ ...options, buckets: [...BUCKETS] });
  return (labels, value) => histogram.observe(bounded(labels), value);
}

/** @returns a function that keeps the number of label sets of a metric bounded */
function boundLabels(): (labels: Labels) => Labels {
  const known = new Set<string>();
  return (labels) => {
    const key = Object.values(labels).join("\0");
    if (known.has(key)) return labels;
    if (known.size >= MAX_LABEL_SETS) {
      return Object.fromEntries(Object.keys(labels).map((name) => [name, "other"]));
    }
    known.add(key);
    return labels;
  };
}
