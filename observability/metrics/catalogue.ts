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
    help: "Answered requests; status 499: the client left first",
    labels: ["route", "method", "status"],
  },
  http_request_duration_seconds: {
    type: "histogram",
    program: "both",
    help: "From a request's head to the end of its answer",
    labels: ["route"],
    buckets: FAST,
  },
  page_cache_requests_total: {
    type: "counter",
    program: "storefront",
    help: "Pages and files asked of the page cache; outdated: nothing newer could be had",
    labels: ["result"],
  },
  page_cache_entries: {
    type: "gauge",
    program: "storefront",
    help: "Pages and marketplace answers kept in memory",
    labels: [],
  },
  page_cache_bytes: {
    type: "gauge",
    program: "storefront",
    help: "Bytes of pages and marketplace answers kept in memory",
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
    help: "Steps of the shared page cache in Redis; miss: a load that found nothing",
    labels: ["operation", "outcome"],
  },
  page_renders_total: {
    type: "counter",
    program: "storefront",
    help: "Pages that Next was asked to render",
    labels: ["outcome"],
  },
  page_render_duration_seconds: {
    type: "histogram",
    program: "storefront",
    help: "Time of a render, marketplace calls included",
    labels: [],
    buckets: FAST,
  },
  marketplace_calls_total: {
    type: "counter",
    program: "storefront",
    help: "Calls of the marketplace, of pages and of visitors",
    labels: ["call", "outcome"],
  },
  marketplace_call_duration_seconds: {
    type: "histogram",
    program: "storefront",
    help: "Time until the marketplace answers",
    labels: ["call"],
    buckets: FAST,
  },
  browser_errors_total: {
    type: "counter",
    program: "storefront",
    help: "Errors that visitors' browsers have told of, at most five of a page",
    labels: ["kind"],
  },
  csp_reports_total: {
    type: "counter",
    program: "storefront",
    help: "Reports of browsers about the Content-Security-Policy",
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
    help: "Acts that a rate limit has decided on",
    labels: ["rule", "outcome"],
  },
  sweeps_total: {
    type: "counter",
    program: "marketplace",
    help: "Sweeps of what is due",
    labels: ["outcome"],
  },
  sweep_last_success_timestamp_seconds: {
    type: "gauge",
    program: "marketplace",
    help: "When the last sweep went well, Unix time",
    labels: [],
  },
  overdue_seconds: {
    type: "gauge",
    program: "marketplace",
    help: "For how long the oldest of what a sweep has to settle has been due",
    labels: ["kind"],
  },
  outbox_age_seconds: {
    type: "gauge",
    program: "marketplace",
    help: "For how long the oldest listing change has waited that a storefront was not told of; 0: none waits",
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
    help: "Trades that providers have not settled",
    labels: ["provider"],
  },
  refunds_open: {
    type: "gauge",
    program: "marketplace",
    help: "Refunds that are not finished; failed: a person has to see to them",
    labels: ["provider", "state"],
  },
  payment_notices_recent: {
    type: "gauge",
    program: "marketplace",
    help: "Payment notices of the last hour, at most the newest 20,000",
    labels: ["provider", "result"],
  },
  database_transactions: {
    type: "gauge",
    program: "marketplace",
    help: "Transactions that have a connection, and those that wait for one",
    labels: ["state"],
  },
  database_transaction_connections: {
    type: "gauge",
    program: "marketplace",
    help: "Connections for transactions",
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
