import { pageStore } from "@/lib/page-cache/page-store.js";
import type { Recorder } from "@/observability/metrics/recorder";

/** Takes down how full the page store is. */
export function collectPageStore(recorder: Recorder): void {
  const { entries, bytes } = pageStore().usage;
  recorder.set("page_cache_entries", {}, entries);
  recorder.set("page_cache_bytes", {}, bytes);
}
