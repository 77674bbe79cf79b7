import type { FulfilmentTask } from "@storefront/marketplace/payments/payments";
import type { AfterSale, Sale } from "@storefront/marketplace/refunds/refunds";

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
  const isToDeliver = ["paid", "delivering", "waiting", "accepted"].includes(order.status);
  const isToConfirm = ["delivered", "done"].includes(order.status) && !order.inAfterSale;
  const found: [DeadlineName, Date | null][] = [
    ["processing", task?.refundAt ?? null],
    ["delivery", isToDeliver ? order.deliverBy : null],
    ["confirmation", isToConfirm ? order.confirmBy : null],
    ["after_sale", afterSale?.dueAt ?? null],
  ];
  return found.flatMap(([name, at]) => (at !== null && at > now ? [{ name, at }] : []));
}
