import type { FulfilmentTask } from "@storefront/marketplace/payments/payments";
import type { AfterSale, Sale } from "@storefront/marketplace/refunds/refunds";
import type { OrderRecord } from "./order-record";

export const DEADLINES = ["processing", "delivery", "confirmation", "after_sale"] as const;
export type DeadlineName = (typeof DEADLINES)[number];

export const DEADLINE_LABELS: Readonly<Record<DeadlineName, string>> = {
  processing: "处理期限",
  delivery: "交付期限",
  confirmation: "确认收货期限",
  after_sale: "售后处理期限",
};

/** Most hours of one extension: 30 days. */
export const MAX_HOURS = 720;

interface OtherDeadlines {
  afterSale: Pick<AfterSale, "dueAt"> | null;
  task: Pick<FulfilmentTask, "refundAt"> | null;
}

/** Whether the deadline of the seller's delivery runs. */
export const awaitsDelivery = ({ status }: Pick<OrderRecord, "status">): boolean =>
  ["paid", "delivering", "waiting", "accepted"].includes(status);

/**
 * Returns the deadlines that run for an order: those whose passing would change it.
 * @param other.afterSale the order's latest one
 * @param other.task of an order that is paid and not fulfilled
 */
export function runningDeadlines(
  { order }: Pick<Sale, "kind" | "order">,
  { afterSale, task }: OtherDeadlines,
  now: Date,
): { name: DeadlineName; at: Date }[] {
  const isToConfirm = ["delivered", "done"].includes(order.status) && !order.inAfterSale;
  const found: [DeadlineName, Date | null][] = [
    ["processing", task?.refundAt ?? null],
    ["delivery", awaitsDelivery(order) ? order.deliverBy : null],
    ["confirmation", isToConfirm ? order.confirmBy : null],
    ["after_sale", afterSale?.dueAt ?? null],
  ];
  return found.flatMap(([name, at]) => (at !== null && at > now ? [{ name, at }] : []));
}
