/** Our own metrics, as plain data. Dashboards, alerts and docs/observability.md name no others. */

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
    "HTTP requests by route and status; 499: the client disconnected first",
    "route",
    "method",
    "status",
  ),
  http_request_duration_seconds: histogram(
    "both",
    "Time from the request head to the end of the response",
    "route",
  ),
  page_cache_requests_total: counter(
    "storefront",
    "Lookups in the page cache by result; outdated: an old page was sent because no newer one could be rendered; limited: an old page or 429, because of too many searches",
    "result",
  ),
  page_cache_entries: gauge("storefront", "Pages and marketplace answers in the page cache"),
  page_cache_bytes: gauge("storefront", "Bytes of pages and marketplace answers in the page cache"),
  shared_cache_up: gauge(
    "storefront",
    "1 while the Redis of the shared page cache answers; missing without REDIS_URL",
  ),
  shared_cache_operations_total: counter(
    "storefront",
    "Operations of the shared page cache in Redis; miss: a load without a result",
    "operation",
    "outcome",
  ),
  page_renders_total: counter("storefront", "Page renders by Next", "outcome"),
  page_recompressions_total: counter(
    "storefront",
    "Popular pages compressed again at the highest quality; shared: another storefront had done it; replaced: a newer page came first",
    "outcome",
  ),
  page_render_duration_seconds: histogram(
    "storefront",
    "Duration of a render, including marketplace calls",
  ),
  marketplace_calls_total: counter(
    "storefront",
    "Calls to the marketplace, by pages and by visitors",
    "call",
    "outcome",
  ),
  marketplace_call_duration_seconds: histogram(
    "storefront",
    "Response time of the marketplace",
    "call",
  ),
  live_streams: gauge("storefront", "Open streams of server-sent events"),
  marketplace_changes_missed_total: counter(
    "storefront",
    "Answers that had changed without an announcement when their age had them fetched again",
    "call",
  ),
  browser_errors_total: counter(
    "storefront",
    "Errors reported by visitors' browsers, at most five per page",
    "kind",
  ),
  csp_reports_total: counter(
    "storefront",
    "Content-Security-Policy violations reported by browsers",
    "directive",
  ),
  call_refusals_total: counter("marketplace", "Refused calls, by the name of their code", "reason"),
  limiter_decisions_total: counter("marketplace", "Decisions of rate limits", "rule", "outcome"),
  surplus_payments_total: counter(
    "marketplace",
    "Payments that their orders cannot use, which are refunded: second ones, and those of another channel or amount",
    "provider",
    "reason",
  ),
  sweeps_total: counter(
    "marketplace",
    "Sweeps for overdue orders, deliveries and refunds, by kind; failed: its due items could not even be found",
    "sweep",
    "outcome",
  ),
  sweep_last_success_timestamp_seconds: gauge(
    "marketplace",
    "Unix time at which a marketplace last read what is due, and started its sweeps",
  ),
  sweep_item_failures_total: counter(
    "marketplace",
    "Items that a sweep failed to settle, by kind; each attempt counts",
    "kind",
  ),
  sweep_items_failing: gauge(
    "marketplace",
    "Due items whose last attempt failed; each waits, and others are settled meanwhile",
    "kind",
  ),
  overdue_seconds: gauge(
    "marketplace",
    "Age of the oldest overdue or failing item, by kind",
    "kind",
  ),
  outbox_age_seconds: gauge(
    "marketplace",
    "Age of the oldest listing change that a storefront has not received; 0: none is pending",
    "storefront",
  ),
  orders_recent: gauge(
    "marketplace",
    "Orders of the last hour, at most the newest 20,000",
    "state",
    "provider",
  ),
  boost_orders_recent: gauge(
    "marketplace",
    "Boost orders of the last hour, at most the newest 20,000",
    "state",
    "provider",
  ),
  payments_waiting: gauge(
    "marketplace",
    "Trades that are not settled with the provider",
    "provider",
  ),
  fulfilments_waiting: gauge(
    "marketplace",
    "Paid orders that are not fulfilled; failing: the last attempt failed",
    "state",
  ),
  fulfilment_failures_total: counter("marketplace", "Failed attempts to fulfil a paid order"),
  refunds_open: gauge(
    "marketplace",
    "Unfinished refunds; failed: an operator must handle them",
    "provider",
    "state",
  ),
  payment_notices_recent: gauge(
    "marketplace",
    "Payment notifications of the last hour, at most the newest 20,000",
    "provider",
    "result",
  ),
  sms_codes_used_ratio: gauge(
    "marketplace",
    "SMS codes of the last 24 hours as a part of SMS_CODES_PER_DAY (all), and those of unknown browsers of their part (public)",
    "part",
  ),
  database_writable: gauge(
    "marketplace",
    "1: the database's disk has space, as far as is known; 0: it is full",
  ),
  database_transactions: gauge(
    "marketplace",
    "Transactions with a connection, and transactions waiting for one",
    "state",
  ),
  database_transaction_connections: gauge(
    "marketplace",
    "Size of the connection pool for transactions",
  ),
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
