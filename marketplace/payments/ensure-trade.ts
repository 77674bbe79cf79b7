import { ApiError } from "@storefront/contract/api-error";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { paymentTrades } from "../database/schema";
import type { Deps } from "../deps";
import { channelOf } from "../order-records/order-records";
import type { Created, NewTrade, PaymentProvider } from "../providers/payments/provider";

/** Stored until the provider has answered. */
const NO_QR_TEXT = "";
const WAITING = "waiting" as const;

/** The columns of a trade that is not created at its provider yet. */
export type NewTradeRow = Pick<
  typeof paymentTrades.$inferSelect,
  "orderNum" | "channel" | "amountFen" | "qrText" | "state" | "checkAt" | "createdAt"
>;

interface OrderToPay {
  orderNum: string;
  channelId: number;
  totalFen: number;
  status: string;
  expiresAt: Date;
}

/**
 * Returns the text of an order's payment QR code, creating the trade at the payment provider first when there is none.
 * Must not run inside a database transaction. Idempotent, also for concurrent calls.
 * @returns "" when there is nothing to pay by QR code
 * @throws ApiError `payUnavailable`: the order is unchanged and the call can be retried
 */
export async function ensureTrade(
  deps: Pick<Deps, "db" | "clock" | "payments" | "log">,
  order: OrderToPay,
  subject: string,
): Promise<string> {
  const { db, clock } = deps;
  const now = clock.now();
  const trade = newTrade(deps, order, now);
  if (!trade) return "";
  const stored = await findQrText(db, order.orderNum);
  if (stored !== undefined) return stored;
  if (order.status !== "pending" || order.expiresAt <= now) return "";
  // Stored first, so that a trade whose answer is lost is still queried when the order expires.
  await db.insert(paymentTrades).values(trade).onConflictDoNothing();
  return createTrade(deps, order, subject);
}

/** Returns the row of an order's trade; null when the order is not paid through a provider. */
export function newTrade(
  { payments }: Pick<Deps, "payments">,
  { orderNum, channelId, totalFen, expiresAt }: Omit<OrderToPay, "status">,
  now: Date,
): NewTradeRow | null {
  const channel = channelOf(channelId);
  if (channel === undefined || channel === "ggpay" || !payments[channel]) return null;
  const row = { orderNum, channel, amountFen: totalFen, qrText: NO_QR_TEXT, state: WAITING };
  return { ...row, checkAt: expiresAt, createdAt: now };
}

/**
 * Creates the trade of a stored row at its provider, outside of a transaction.
 * @returns the text of its QR code, "" when the order is not paid through a provider
 * @throws ApiError `payUnavailable`, as ensureTrade
 */
export async function createTrade(
  { db, payments, log }: Pick<Deps, "db" | "payments" | "log">,
  { orderNum, channelId, totalFen, expiresAt }: Omit<OrderToPay, "status">,
  subject: string,
): Promise<string> {
  const channel = channelOf(channelId);
  const provider = channel === undefined || channel === "ggpay" ? undefined : payments[channel];
  if (!provider) return "";
  const created = await create(provider, { orderNum, amountFen: totalFen, subject, expiresAt });
  if (created.state !== "created") {
    log.error(
      { orderNum, channel, reason: created.reason },
      "payment provider did not create the trade",
    );
    throw new ApiError("payUnavailable");
  }
  const { qrText } = created;
  const [kept] = await storeQrText(db, { orderNum, qrText });
  // A concurrent submission has kept its own.
  return kept?.qrText ?? (await findQrText(db, orderNum)) ?? qrText;
}

const storeQrText = prepareOnce(
  (db, { orderNum, qrText }: Placeholders<{ orderNum: string; qrText: string }>) =>
    db
      .update(paymentTrades)
      .set({ qrText: sql`${qrText}` })
      .where(and(eq(paymentTrades.orderNum, orderNum), eq(paymentTrades.qrText, NO_QR_TEXT)))
      .returning({ qrText: paymentTrades.qrText }),
);

/** A provider that has taken longer hangs: the buyer's next try asks it again. */
const RETRY_WITHIN_MS = 500;

/** Retries once when the outcome is soon unknown; safe because providers create one trade per order number. */
async function create(provider: PaymentProvider, trade: NewTrade): Promise<Created> {
  const since = performance.now();
  const created = await provider.create(trade);
  const isRetried = created.state === "unknown" && performance.now() - since < RETRY_WITHIN_MS;
  return isRetried ? provider.create(trade) : created;
}

async function findQrText(db: Db, orderNum: string): Promise<string | undefined> {
  return (await readQrTexts(db, [orderNum])).get(orderNum);
}

/** Reads the texts of payment QR codes by order number, for orders that have a trade. */
export async function readQrTexts(
  db: Db,
  orderNums: readonly string[],
): Promise<Map<string, string>> {
  if (orderNums.length === 0) return new Map();
  const rows = await db
    .select({ orderNum: paymentTrades.orderNum, qrText: paymentTrades.qrText })
    .from(paymentTrades)
    .where(
      and(inArray(paymentTrades.orderNum, [...orderNums]), ne(paymentTrades.qrText, NO_QR_TEXT)),
    );
  return new Map(rows.map(({ orderNum, qrText }) => [orderNum, qrText]));
}

/** Makes the next sweep close the trade of a canceled order at the provider. */
export async function releaseTrade(db: Db, orderNum: string, now: Date): Promise<void> {
  await db.update(paymentTrades).set({ checkAt: now }).where(eq(paymentTrades.orderNum, orderNum));
}
