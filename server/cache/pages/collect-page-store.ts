import type { Recorder } from "@storefront/platform/observability/metrics/recorder";
import { pageStore } from "@/server/cache/store/page-store.js";

/** Records the entries and bytes in the page store. */
export function collectPageStore(recorder: Recorder): void {
  const { entries, bytes } = pageStore().usage;
  recorder.set("page_cache_entries", {}, entries);
  recorder.set("page_cache_bytes", {}, bytes);
}
