import { processWide } from "@/contract/process-wide.js";
import type { CounterName, GaugeName, HistogramName, LabelsOf } from "./catalogue";

/** Takes figures down; there is none where METRICS_PORT is not set, and then nothing is counted. */
export interface Recorder {
  count<N extends CounterName>(name: N, labels: LabelsOf<N>): void;
  observe<N extends HistogramName>(name: N, labels: LabelsOf<N>, seconds: number): void;
  set<N extends GaugeName>(name: N, labels: LabelsOf<N>, value: number): void;
}

/** Next bundles this file for its routes, servers load it as it is: both count in the same place. */
const holder = processWide("metrics-recorder", () => ({ recorder: null as Recorder | null }));

export function setRecorder(recorder: Recorder | null): void {
  holder.recorder = recorder;
}

/** @returns null where nothing is counted */
export const recorder = (): Recorder | null => holder.recorder;

/** Adds one. */
export function count<N extends CounterName>(name: N, labels: LabelsOf<N>): void {
  holder.recorder?.count(name, labels);
}

/** Takes down how long work took, whether it went well or not. @param labels of the outcome */
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
