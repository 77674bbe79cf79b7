/** Our own metrics, as plain data. Dashboards, alerts and docs/observability.md name no others. */

interface Definition {
  readonly type: "counter" | "gauge" | "histogram";
  readonly program: "both" | "storefront" | "marketplace";
  readonly help: string;
  /** Each has few values, all known to the code: routes and names, never paths, ids or addresses. */
  readonly labels: readonly string[];
  /** Seconds. */
  readonly buckets?: readonly number[];
}

const FAST = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export const METRICS = {
  http_requests_total: {
    type: "counter",
    program: "both",
    help: "HTTP requests by route and status; 499: the client disconnected first",
    labels: ["route", "method", "status"],
  },
  http_request_duration_seconds: {
    type: "histogram",
    program: "both",
    help: "Time from the request head to the end of the response",
    labels: ["route"],
    buckets: FAST,
  },
  page_cache_requests_total: {
    type: "counter",
    program: "storefront",
    help: "Lookups in the page cache by result; outdated: an old page was sent because no newer one could be rendered",
    labels: ["result"],
  },
  page_cache_entries: {
    type: "gauge",
    program: "storefront",
    help: "Pages and marketplace answers in the page cache",
    labels: [],
  },
  page_cache_bytes: {
    type: "gauge",
    program: "storefront",
    help: "Bytes of pages and marketplace answers in the page cache",
    labels: [],
  },
  shared_cache_up: {
    type: "gauge",
    program: "storefront",
    help: "1 while the Redis of the shared page cache answers; missing without REDIS_URL",
    labels: [],
  },
  shared_cache_operations_total: {
    type: "counter",
    program: "storefront",
    help: "Operations of the shared page cache in Redis; miss: a load without a result",
    labels: ["operation", "outcome"],
  },
  page_renders_total: {
    type: "counter",
    program: "storefront",
    help: "Page renders by Next",
    labels: ["outcome"],
  },
  page_render_duration_seconds: {
    type: "histogram",
    program: "storefront",
    help: "Duration of a render, including marketplace calls",
    labels: [],
    buckets: FAST,
  },
  marketplace_calls_total: {
    type: "counter",
    program: "storefront",
    help: "Calls to the marketplace, by pages and by visitors",
    labels: ["call", "outcome"],
  },
  marketplace_call_duration_seconds: {
    type: "histogram",
    program: "storefront",
    help: "Response time of the marketplace",
    labels: ["call"],
    buckets: FAST,
  },
  browser_errors_total: {
    type: "counter",
    program: "storefront",
    help: "Errors reported by visitors' browsers, at most five per page",
    labels: ["kind"],
  },
  csp_reports_total: {
    type: "counter",
    program: "storefront",
    help: "Content-Security-Policy violations reported by browsers",
    labels: ["directive"],
  },
  call_refusals_total: {
    type: "counter",
    program: "marketplace",
    help: "Refused calls, by the name of their code",
    labels: ["reason"],
  },
  limiter_decisions_total: {
    type: "counter",
    program: "marketplace",
    help: "Decisions of rate limits",
    labels: ["rule", "outcome"],
  },
  surplus_payments_total: {
    type: "counter",
    program: "marketplace",
    help: "Payments that their orders cannot use, which are refunded: second ones, and those of another channel or amount",
    labels: ["provider", "reason"],
  },
  sweeps_total: {
    type: "counter",
    program: "marketplace",
    help: "Sweeps for overdue orders, deliveries and refunds; failed: at least one kind could not be swept",
    labels: ["outcome"],
  },
  sweep_last_success_timestamp_seconds: {
    type: "gauge",
    program: "marketplace",
    help: "Unix time of the last successful sweep",
    labels: [],
  },
  sweep_item_failures_total: {
    type: "counter",
    program: "marketplace",
    help: "Items that a sweep failed to settle, by kind; each attempt counts",
    labels: ["kind"],
  },
  sweep_items_failing: {
    type: "gauge",
    program: "marketplace",
    help: "Due items whose last attempt failed; each waits, and others are settled meanwhile",
    labels: ["kind"],
  },
  overdue_seconds: {
    type: "gauge",
    program: "marketplace",
    help: "Age of the oldest overdue or failing item, by kind",
    labels: ["kind"],
  },
  outbox_age_seconds: {
    type: "gauge",
    program: "marketplace",
    help: "Age of the oldest listing change that a storefront has not received; 0: none is pending",
    labels: ["storefront"],
  },
  orders_recent: {
    type: "gauge",
    program: "marketplace",
    help: "Orders of the last hour, at most the newest 20,000",
    labels: ["state", "provider"],
  },
  boost_orders_recent: {
    type: "gauge",
    program: "marketplace",
    help: "Boost orders of the last hour, at most the newest 20,000",
    labels: ["state", "provider"],
  },
  payments_waiting: {
    type: "gauge",
    program: "marketplace",
    help: "Trades that are not settled with the provider",
    labels: ["provider"],
  },
  fulfilments_waiting: {
    type: "gauge",
    program: "marketplace",
    help: "Paid orders that are not fulfilled; failing: the last attempt failed",
    labels: ["state"],
  },
  fulfilment_failures_total: {
    type: "counter",
    program: "marketplace",
    help: "Failed attempts to fulfil a paid order",
    labels: [],
  },
  refunds_open: {
    type: "gauge",
    program: "marketplace",
    help: "Unfinished refunds; failed: an operator must handle them",
    labels: ["provider", "state"],
  },
  payment_notices_recent: {
    type: "gauge",
    program: "marketplace",
    help: "Payment notifications of the last hour, at most the newest 20,000",
    labels: ["provider", "result"],
  },
  database_transactions: {
    type: "gauge",
    program: "marketplace",
    help: "Transactions with a connection, and transactions waiting for one",
    labels: ["state"],
  },
  database_transaction_connections: {
    type: "gauge",
    program: "marketplace",
    help: "Size of the connection pool for transactions",
    labels: [],
  },
} as const satisfies Record<string, Definition>;

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
