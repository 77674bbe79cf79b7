import type { MetricsJson } from "@storefront/platform/observability/metrics/prometheus";

/** Messages between workers, which repeat the same change in their own memory. */
export type PeerMessage =
  /** Tags were revalidated; `expire` in seconds. */
  | { kind: "revalidated"; tags: readonly string[]; expire: number }
  /** A client has searched. */
  | { kind: "searched"; address: string; cost: number };

/** From a worker to the primary process, which passes on what is for its peers. */
export type WorkerMessage = PeerMessage | { kind: "metrics"; metrics: MetricsJson };

/** From the primary process to a worker. */
export type PrimaryMessage = PeerMessage | { kind: "report-metrics" };
