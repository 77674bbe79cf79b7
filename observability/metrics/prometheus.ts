import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { METRICS, type MetricName, metricsOf } from "./catalogue";
import type { Recorder } from "./recorder";

/** Label sets of one metric. What comes beyond them is a fault of ours, and counted under "other". */
const MOST_LABEL_SETS = 2_000;

type Labels = Readonly<Record<string, string>>;
type Take = (labels: Labels, value: number) => void;

/** The metrics of one program in Prometheus' text format. */
export interface Prometheus {
  recorder: Recorder;
  contentType: string;
  text(): Promise<string>;
}

export function createPrometheus(program: "storefront" | "marketplace"): Prometheus {
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry });
  const takers = new Map<MetricName, Take>(
    metricsOf(program).map((name) => [name, createTaker(name, registry)]),
  );
  const take = (name: MetricName, labels: Labels, value: number) =>
    takers.get(name)?.(labels, value);
  return {
    recorder: {
      count: (name, labels) => take(name, labels, 1),
      observe: take,
      set: take,
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function createTaker(name: MetricName, registry: Registry): Take {
  const { type, help, labels: labelNames } = METRICS[name];
  const options = { name, help, labelNames: [...labelNames], registers: [registry] };
  const bound = boundLabels();
  if (type === "counter") {
    const counter = new Counter(options);
    return (labels, value) => counter.inc(bound(labels), value);
  }
  if (type === "gauge") {
    const gauge = new Gauge(options);
    return (labels, value) => gauge.set(bound(labels), value);
  }
  const definition = METRICS[name];
  const buckets = "buckets" in definition ? [...definition.buckets] : [];
  const histogram = new Histogram({ ...options, buckets });
  return (labels, value) => histogram.observe(bound(labels), value);
}

/** @returns what keeps the label sets of a metric bounded */
function boundLabels(): (labels: Labels) => Labels {
  const known = new Set<string>();
  return (labels) => {
    const key = Object.values(labels).join("\0");
    if (known.has(key)) return labels;
    if (known.size >= MOST_LABEL_SETS) {
      return Object.fromEntries(Object.keys(labels).map((name) => [name, "other"]));
    }
    known.add(key);
    return labels;
  };
}
