import { readBoostAccount } from "@storefront/marketplace/boosts/boosts";
import type { Db } from "@storefront/marketplace/database/db";
import {
  customerRemarks,
  ledgerTransfers,
  operatorAudit,
  paymentNotices,
  type paymentRefunds,
  paymentTrades,
  stock,
} from "@storefront/marketplace/database/schema";
import { secretsOfOrder } from "@storefront/marketplace/fulfilment/fulfilment";
import { type FulfilmentTask, findTask } from "@storefront/marketplace/payments/payments";
import { type AfterSale, findAfterSale } from "@storefront/marketplace/refunds/refunds";
import { asc, eq, inArray } from "drizzle-orm";
import { type Booster, readOnlineBoosters } from "../boosters/manage-boosters";
import { readOrderRefunds } from "../refunds/read-refunds";
import type { OrderRecord } from "./order-record";
import { type OrderExtensions, readOrderExtensions } from "./read-extensions";

/** Payments, buyer's answers and operators' actions of an order. */
export interface OrderHistory {
  /** The latest one, when earlier ones were withdrawn. */
  afterSale: AfterSale | null;
  trade: typeof paymentTrades.$inferSelect | null;
  /** In the order of their numbers. */
  refunds: (typeof paymentRefunds.$inferSelect)[];
  callbacks: (typeof paymentNotices.$inferSelect)[];
  transfers: (typeof ledgerTransfers.$inferSelect)[];
  audit: (typeof operatorAudit.$inferSelect)[];
  /** Answers to the seller's required fields. */
  remarks: { title: string; content: string }[];
  /** Ids of the card secrets, in the order in which the buyer sees them. */
  secretIds: number[];
  /** Free secrets that one of them can be exchanged for. */
  spareSecrets: number;
  /** Of an order that is paid and not fulfilled. */
  task: FulfilmentTask | null;
  /** Who can be given a boost order that waits; empty for other orders. */
  boosters: Booster[];
  extensions: OrderExtensions;
  /** What became of the game account of a paid boost, never its content; null for other orders. */
  account: Awaited<ReturnType<typeof readBoostAccount>>;
}

export async function readHistory(db: Db, record: OrderRecord): Promise<OrderHistory> {
  const { orderNum } = record;
  const [trade = null] = await db
    .select()
    .from(paymentTrades)
    .where(eq(paymentTrades.orderNum, orderNum));
  return {
    afterSale: (await findAfterSale(db, orderNum)) ?? null,
    trade,
    refunds: await readOrderRefunds(db, orderNum),
    callbacks: await db
      .select()
      .from(paymentNotices)
      .where(eq(paymentNotices.orderNum, orderNum))
      .orderBy(asc(paymentNotices.id)),
    transfers: await db
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.orderNum, orderNum))
      .orderBy(asc(ledgerTransfers.id)),
    audit: await db
      .select()
      .from(operatorAudit)
      .where(eq(operatorAudit.subject, `order ${orderNum}`))
      .orderBy(asc(operatorAudit.id)),
    remarks: record.kind === "goods" ? await readRemarks(db, record.order.customerRemarks) : [],
    ...(await readSecrets(db, record)),
    task: await findTask(db, orderNum),
    boosters: record.status === "waiting" ? await readOnlineBoosters(db) : [],
    account: record.kind === "boost" ? await readBoostAccount(db, record.order) : null,
    extensions: await readOrderExtensions(db, record),
  };
}

async function readSecrets(
  db: Db,
  record: OrderRecord,
): Promise<Pick<OrderHistory, "secretIds" | "spareSecrets">> {
  if (record.kind === "boost") return { secretIds: [], spareSecrets: 0 };
  const { id, stockId } = record.order;
  const secretIds = (await secretsOfOrder(db, id)).map((secret) => secret.id);
  const [piece] = await db
    .select({ available: stock.available })
    .from(stock)
    .where(eq(stock.id, stockId));
  return { secretIds, spareSecrets: secretIds.length > 0 ? (piece?.available ?? 0) : 0 };
}

/** Falls back to the id of a question that the seller has removed since. */
async function readRemarks(
  db: Db,
  answers: readonly { remark_id: number; content: string }[],
): Promise<OrderHistory["remarks"]> {
  if (answers.length === 0) return [];
  const ids = answers.map(({ remark_id }) => remark_id);
  const rows = await db.select().from(customerRemarks).where(inArray(customerRemarks.id, ids));
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return answers.map(({ remark_id, content }) => ({
    title: titles.get(remark_id) ?? `买家填写 ${remark_id}`,
    content,
  }));
}
