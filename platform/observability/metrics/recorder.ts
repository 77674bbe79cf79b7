import { processSingleton } from "../../process-singleton.js";
import type { CounterName, GaugeName, HistogramName, LabelsOf } from "./catalogue";

/** Records metrics. There is none, and nothing is counted, unless METRICS_PORT is set. */
export interface Recorder {
  count<N extends CounterName>(name: N, labels: LabelsOf<N>): void;
  observe<N extends HistogramName>(name: N, labels: LabelsOf<N>, seconds: number): void;
  set<N extends GaugeName>(name: N, labels: LabelsOf<N>, value: number): void;
}

/** Next bundles this file into its routes, and the servers load it directly; both must share one recorder. */
const holder = processSingleton("metrics-recorder", () => ({ recorder: null as Recorder | null }));

export function setRecorder(recorder: Recorder | null): void {
  holder.recorder = recorder;
}

/** @returns null when metrics are off */
export const recorder = (): Recorder | null => holder.recorder;

export function count<N extends CounterName>(name: N, labels: LabelsOf<N>): void {
  holder.recorder?.count(name, labels);
}

/** Records how long work takes, whether it succeeds or fails. */
export async function timed<N extends HistogramName, R>(
  name: N,
  labels: LabelsOf<N>,
  work: () => Promise<R>,
): Promise<R> {
  const { recorder } = holder;
  if (recorder === null) return work();
  const began = performance.now();
  try {
    return await work();
  } finally {
    recorder.observe(name, labels, (performance.now() - began) / 1000);
  }
}
