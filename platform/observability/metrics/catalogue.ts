/** Our own metrics, as plain data. Dashboards and alerts name no others. */

interface Definition {
  readonly type: "counter" | "gauge" | "histogram";
  readonly program: "both" | "storefront" | "marketplace";
  readonly help: string;
  /** Each has few values, all known to the code: routes and names, never paths, ids or addresses. */
  readonly labels: readonly string[];
}

/** Bounds of every histogram's buckets, in seconds. */
export const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const metric =
  <Type extends Definition["type"]>(type: Type) =>
  <const Labels extends readonly string[]>(
    program: Definition["program"],
    help: string,
    ...labels: Labels
  ) => ({ type, program, help, labels });

const counter = metric("counter");
const gauge = metric("gauge");
const histogram = metric("histogram");

export const METRICS = {
  http_requests_total: counter(
    "both",
    "HTTP requests; status 499: the client disconnected first",
    "route",
    "method",
    "status",
  ),
  http_request_duration_seconds: histogram(
    "both",
    "Time from request headers to end of response",
    "route",
  ),
  page_cache_requests_total: counter(
    "storefront",
    "Page cache lookups; outdated: stale page sent because its render failed; limited: stale page or 429 because of a search limit",
    "result",
  ),
  page_cache_entries: gauge("storefront", "Pages and API responses in the page cache"),
  page_cache_bytes: gauge("storefront", "Size of the page cache"),
  shared_cache_up: gauge(
    "storefront",
    "1: Redis of the shared page cache is reachable; absent without REDIS_URL",
  ),
  shared_cache_operations_total: counter(
    "storefront",
    "Redis operations of the shared page cache",
    "operation",
    "outcome",
  ),
  page_renders_total: counter("storefront", "Next.js page renders", "outcome"),
  page_recompressions_total: counter(
    "storefront",
    "Popular pages recompressed at maximum quality; shared: already done by another storefront; replaced: superseded by a newer page",
    "outcome",
  ),
  page_render_duration_seconds: histogram(
    "storefront",
    "Duration of a page render, including marketplace calls",
  ),
  marketplace_calls_total: counter(
    "storefront",
    "Calls from the storefront to the marketplace",
    "call",
    "outcome",
  ),
  marketplace_call_duration_seconds: histogram(
    "storefront",
    "Response time of marketplace calls",
    "call",
  ),
  live_streams: gauge("storefront", "Open server-sent event streams"),
  marketplace_changes_missed_total: counter(
    "storefront",
    "Responses that turned out changed without a change event when refetched on expiry",
    "call",
  ),
  browser_errors_total: counter(
    "storefront",
    "JavaScript errors reported by browsers, at most five per page",
    "kind",
  ),
  csp_reports_total: counter(
    "storefront",
    "Content Security Policy violations reported by browsers",
    "directive",
  ),
  call_refusals_total: counter("marketplace", "Rejected API calls by error name", "reason"),
  limiter_decisions_total: counter("marketplace", "Rate limiter decisions", "rule", "outcome"),
  surplus_payments_total: counter(
    "marketplace",
    "Surplus payments that are refunded: duplicates, wrong channel or wrong amount",
    "provider",
    "reason",
  ),
  sweeps_total: counter(
    "marketplace",
    "Background sweeps; failed: the due items could not be read",
    "sweep",
    "outcome",
  ),
  sweep_last_success_timestamp_seconds: gauge(
    "marketplace",
    "Unix time of the last successful read of due work",
  ),
  sweep_item_failures_total: counter(
    "marketplace",
    "Failed attempts to process a due item",
    "kind",
  ),
  sweep_items_failing: gauge(
    "marketplace",
    "Due items waiting for a retry after a failed attempt",
    "kind",
  ),
  overdue_seconds: gauge("marketplace", "Age of the oldest overdue or failing item", "kind"),
  outbox_age_seconds: gauge(
    "marketplace",
    "Age of the oldest change event not yet delivered to a storefront; 0: none",
    "storefront",
  ),
  orders_recent: gauge(
    "marketplace",
    "Orders created in the last hour (newest 20,000)",
    "state",
    "provider",
  ),
  boost_orders_recent: gauge(
    "marketplace",
    "Boost orders created in the last hour (newest 20,000)",
    "state",
    "provider",
  ),
  payments_waiting: gauge(
    "marketplace",
    "Trades not yet settled with the payment provider",
    "provider",
  ),
  fulfilments_waiting: gauge(
    "marketplace",
    "Paid orders awaiting fulfillment; failing: the last attempt failed",
    "state",
  ),
  fulfilment_failures_total: counter("marketplace", "Failed attempts to fulfill a paid order"),
  refunds_open: gauge("marketplace", "Open refunds; failed: handle manually", "provider", "state"),
  payment_notices_recent: gauge(
    "marketplace",
    "Payment notifications received in the last hour (newest 20,000)",
    "provider",
    "result",
  ),
  sms_codes_used_ratio: gauge(
    "marketplace",
    "Fraction of the 24-hour SMS code limit used; all: of SMS_CODES_PER_DAY; public: of the share for unknown browsers",
    "part",
  ),
  database_writable: gauge("marketplace", "0: the database disk is full; 1: no sign of that"),
  database_transactions: gauge(
    "marketplace",
    "Database transactions running and waiting for a connection",
    "state",
  ),
  database_transaction_connections: gauge("marketplace", "Size of the transaction connection pool"),
} satisfies Record<string, Definition>;

export type MetricName = keyof typeof METRICS;
type OfType<T extends Definition["type"]> = {
  [N in MetricName]: (typeof METRICS)[N]["type"] extends T ? N : never;
}[MetricName];
export type CounterName = OfType<"counter">;
export type GaugeName = OfType<"gauge">;
export type HistogramName = OfType<"histogram">;

/** A value for each label of a metric. */
export type LabelsOf<N extends MetricName> = Readonly<
  Record<(typeof METRICS)[N]["labels"][number], string>
>;

/** Returns the metrics of a program, including those of both. */
export const metricsOf = (program: "storefront" | "marketplace"): MetricName[] =>
  (Object.keys(METRICS) as MetricName[]).filter((name) =>
    ["both", program].includes(METRICS[name].program),
  );
