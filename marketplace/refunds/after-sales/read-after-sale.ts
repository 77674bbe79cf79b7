import type { CallAnswer } from "@storefront/contract/calls";
import { AFTER_SALE_REQUESTS } from "@storefront/contract/listing/refund-terms";
import { fenToYuan } from "@storefront/contract/money";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { afterSaleEvents, paymentRefunds } from "../../database/schema";
import type { Deps } from "../../deps";
import type { BoostOrder, Order } from "../../order-records/order-records";
import { afterSaleUntil } from "./after-sale-window";
import { readEvidence } from "./evidence";
import { type AfterSale, countRequests, findAfterSale, refundReasonOf } from "./find-after-sale";

/** The after-sale fields of an order page. */
export type AfterSaleAnswer = Pick<CallAnswer<"orderDetail">, "after_sale" | "after_sale_until">;

export async function readAfterSale(
  deps: Pick<Deps, "db" | "clock" | "config">,
  order: Order | BoostOrder,
): Promise<AfterSaleAnswer> {
  const { db, clock } = deps;
  const last = await findAfterSale(db, order.orderNum);
  const canRequest = !last || (last.state === "withdrawn" && (await hasRequestLeft(db, last)));
  const until = canRequest ? afterSaleUntil(order) : null;
  return {
    after_sale: last ? await answerAfterSale(deps, last) : null,
    after_sale_until: until && until > clock.now() ? until.toISOString() : null,
  };
}

const hasRequestLeft = async (db: Db, { orderNum }: AfterSale): Promise<boolean> =>
  (await countRequests(db, orderNum)) < AFTER_SALE_REQUESTS;

async function answerAfterSale(
  deps: Pick<Deps, "db" | "clock" | "config">,
  afterSale: AfterSale,
): Promise<AfterSaleAnswer["after_sale"]> {
  const { db } = deps;
  const { id, state, text, priceFen, refundFen, deductedFen, dueAt } = afterSale;
  return {
    state,
    reason: refundReasonOf(afterSale),
    text,
    images: await readEvidence(deps, id),
    escalation_images: await readEvidence(deps, id, "buyer", "escalated"),
    asked: fenToYuan(priceFen),
    refund: refundFen === null ? null : fenToYuan(refundFen),
    deducted: fenToYuan(deductedFen),
    paid_back: (refundFen ?? 0) > 0 && (await isPaidBack(db, afterSale)),
    until: dueAt?.toISOString() ?? null,
    events: (await readEvents(db, id)).map((event) => ({
      ...{ state: event.state, by: event.by, text: event.text },
      at: event.createdAt.toISOString(),
    })),
  };
}

/** Reads the state history, oldest first. */
export const readEvents = (db: Db, afterSaleId: number) =>
  db
    .select()
    .from(afterSaleEvents)
    .where(eq(afterSaleEvents.afterSaleId, afterSaleId))
    .orderBy(asc(afterSaleEvents.id));

/** A refund to the balance is immediate; through a provider it is done once the provider has confirmed. */
async function isPaidBack(db: Db, { orderNum }: AfterSale): Promise<boolean> {
  const [refund] = await db
    .select({ state: paymentRefunds.state })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.orderNum, orderNum), eq(paymentRefunds.cause, "after_sale")));
  return refund?.state === "refunded";
}
