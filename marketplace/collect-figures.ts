import type { GaugeName } from "@storefront/platform/observability/metrics/catalogue";
import type { Recorder } from "@storefront/platform/observability/metrics/recorder";
import { readCodeUse } from "./accounts/accounts";
import type { OpenDatabase } from "./database/db";
import { type RowCount, readCounts, readOutboxAges, readOverdue } from "./database/read-figures";
import type { Deps } from "./deps";
import { channelOf } from "./order-records/order-records";

type Collector = (recorder: Recorder) => Promise<void> | void;

/**
 * Collects orders and payments by state, overdue work, outbox ages, SMS codes, whether the database can be
 * written, and the load of its connections.
 */
export function figureCollectors(
  deps: Pick<Deps, "db" | "availability" | "clock" | "limiter" | "log" | "config">,
  load: OpenDatabase["load"],
): Collector[] {
  const { db, clock } = deps;
  const set = rememberFigures();
  return [
    async (recorder) => {
      const counts = await readCounts(db, clock.now());
      set(recorder, counts.map(toFigure));
    },
    async (recorder) => {
      for (const { kind, seconds, failing } of await readOverdue(db, clock.now())) {
        recorder.set("overdue_seconds", { kind }, seconds);
        recorder.set("sweep_items_failing", { kind }, failing);
      }
    },
    async (recorder) => {
      for (const { storefront, seconds } of await readOutboxAges(db)) {
        recorder.set("outbox_age_seconds", { storefront }, seconds);
      }
    },
    async (recorder) => {
      for (const { part, used } of await readCodeUse(deps)) {
        recorder.set("sms_codes_used_ratio", { part }, used);
      }
    },
    async (recorder) => {
      recorder.set("database_writable", {}, (await deps.availability.isWritable()) ? 1 : 0);
    },
    (recorder) => {
      if (load === undefined) return;
      const { running, waiting, width } = load();
      recorder.set("database_transactions", { state: "running" }, running);
      recorder.set("database_transactions", { state: "waiting" }, waiting);
      recorder.set("database_transaction_connections", {}, width);
    },
  ];
}

interface Figure {
  name: GaugeName;
  labels: Record<string, string>;
  value: number;
}

const NAMES = {
  orders: "orders_recent",
  boost_orders: "boost_orders_recent",
  payments: "payments_waiting",
  fulfilments: "fulfilments_waiting",
  refunds: "refunds_open",
  notices: "payment_notices_recent",
} as const satisfies Record<RowCount["kind"], GaugeName>;

function toFigure({ kind, state, channel, count: value }: RowCount): Figure {
  const name = NAMES[kind];
  const provider = providerOf(channel);
  if (kind === "payments") return { name, labels: { provider }, value };
  if (kind === "fulfilments") return { name, labels: { state }, value };
  if (kind === "notices") return { name, labels: { provider, result: state }, value };
  return { name, labels: { state, provider }, value };
}

const providerOf = (channel: string): string =>
  channel === "0"
    ? "balance"
    : /^\d+$/.test(channel)
      ? (channelOf(Number(channel)) ?? "other")
      : channel;

/** @returns a function that records figures, and zero for earlier ones that are missing now */
function rememberFigures(): (recorder: Recorder, figures: readonly Figure[]) => void {
  const known = new Map<string, Figure>();
  return (recorder, figures) => {
    for (const figure of known.values()) figure.value = 0;
    for (const figure of figures) known.set(figure.name + JSON.stringify(figure.labels), figure);
    for (const { name, labels, value } of known.values())
      recorder.set(name, labels as never, value);
  };
}
