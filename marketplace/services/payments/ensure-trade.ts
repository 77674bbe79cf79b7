import { ApiError } from "@storefront/contract/api-error";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "../../database/db";
import { paymentTrades } from "../../database/schema";
import type { Deps } from "../../deps";
import type { Created, NewTrade, PaymentProvider } from "../../providers/payments/provider";
import { channelOf } from "../order-core/channels";

/** Stored until the provider has answered. */
const NO_QR_TEXT = "";

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
  const { db, clock, payments, log } = deps;
  const channel = channelOf(order.channelId);
  if (channel === undefined || channel === "ggpay") return "";
  const provider = payments[channel];
  if (!provider) return "";
  const { orderNum, totalFen, expiresAt } = order;
  const stored = await findQrText(db, orderNum);
  if (stored !== undefined) return stored;
  const now = clock.now();
  if (order.status !== "pending" || expiresAt <= now) return "";
  // Stored first, so that a trade whose answer is lost is still queried when the order expires.
  await db
    .insert(paymentTrades)
    .values({
      orderNum,
      channel,
      amountFen: totalFen,
      qrText: NO_QR_TEXT,
      checkAt: expiresAt,
      createdAt: now,
    })
    .onConflictDoNothing();
  const created = await create(provider, { orderNum, amountFen: totalFen, subject, expiresAt });
  if (created.state !== "created") {
    log.error({ orderNum, channel, reason: created.reason }, "payment provider made no trade");
    throw new ApiError("payUnavailable");
  }
  await db
    .update(paymentTrades)
    .set({ qrText: created.qrText })
    .where(and(eq(paymentTrades.orderNum, orderNum), eq(paymentTrades.qrText, NO_QR_TEXT)));
  return (await findQrText(db, orderNum)) ?? created.qrText;
}

/** Retries once when the outcome is unknown; safe because providers create one trade per order number. */
async function create(provider: PaymentProvider, trade: NewTrade): Promise<Created> {
  const created = await provider.create(trade);
  return created.state === "unknown" ? provider.create(trade) : created;
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

/** Makes the next sweep close the trade of a cancelled order at the provider. */
export async function releaseTrade(db: Db, orderNum: string, now: Date): Promise<void> {
  await db.update(paymentTrades).set({ checkAt: now }).where(eq(paymentTrades.orderNum, orderNum));
}
