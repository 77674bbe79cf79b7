import { AggregatorRegistry } from "prom-client";
import type { MetricsJson } from "./prometheus";

/**
 * The sum of the metrics of several processes. What an ended process has counted stays in the sum, because Prometheus
 * takes a lower count for a restart.
 */
export class MetricsSum {
  #running = new Map<number, MetricsJson>();
  #ended: MetricsJson = [];

  /** Replaces what a process has reported before. */
  report(id: number, metrics: MetricsJson): void {
    this.#running.set(id, metrics);
  }

  /** Keeps the counts of a process, but not its gauges. */
  async end(id: number): Promise<void> {
    const counts = this.#running.get(id)?.filter(({ type }) => `${type}` !== "gauge") ?? [];
    this.#running.delete(id);
    this.#ended = await sumOf([this.#ended, counts]).getMetricsAsJSON();
  }

  /** @returns the sum in the Prometheus text format */
  text(): Promise<string> {
    return sumOf([...this.#running.values(), this.#ended]).metrics();
  }
}

const sumOf = (all: MetricsJson[]) => AggregatorRegistry.aggregate(all);
