import type { ProgramMetrics } from "@storefront/platform/observability/metrics/program-metrics";
import type { PageStore } from "@/server/cache/store/page-store.js";
import type { SearchLimit } from "@/server/searches/search-limit";
import type { PrimaryMessage, WorkerMessage } from "./messages";

/** Data that the other workers of the machine need: revalidations and searches. */
interface Shared {
  store: PageStore;
  searches: SearchLimit;
  /** null when nothing is counted. */
  metrics: ProgramMetrics | null;
}

/** This worker's connection to the primary process. */
type Channel = Pick<NodeJS.Process, "on" | "send">;

/**
 * Sends this worker's revalidations and searches to the other workers, applies theirs, and reports metrics when the
 * primary process requests them. Messages between two processes arrive in order, and none is lost while both run.
 */
export function connectPeers({ store, searches, metrics }: Shared, channel: Channel = process) {
  const send = (message: WorkerMessage) => channel.send?.(message);
  store.onOwnRevalidation((tags, expire) => send({ kind: "revalidated", tags, expire }));
  searches.onTaken((address, cost) => send({ kind: "searched", address, cost }));
  channel.on("message", (message: PrimaryMessage) => {
    if (message.kind === "revalidated") {
      store.applyRevalidation(message.tags, message.expire, store.sequence);
    } else if (message.kind === "searched") searches.take(message.address, message.cost);
    else if (message.kind === "report-metrics") {
      void metrics?.json().then((reported) => send({ kind: "metrics", metrics: reported }));
    }
  });
}
