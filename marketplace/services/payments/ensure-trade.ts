import { and, eq, inArray, ne } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import type { Db } from "@/database/open";
import { paymentTrades } from "@/database/schema";
import type { Created, NewTrade, PaymentProvider } from "@/providers/payments/provider";
import type { Deps } from "../../deps";
import { channelOf } from "../order-terms/channels";

type Needs = Pick<Deps, "db" | "clock" | "payments" | "log">;

/** Of a trade that the provider has not answered yet. */
const NO_QR_TEXT = "";

interface OrderToPay {
  orderNum: string;
  channelId: number;
  totalFen: number;
  status: string;
  expiresAt: Date;
}

/**
 * The text of an order's payment QR code. The trade is made at the payment provider first if there is none yet, so
 * this must not run inside a database transaction. Called again for the same order, also at the same moment, it answers
 * the same text.
 * @returns "" when nothing is to be paid by QR code any more
 * @throws ApiError payUnavailable: the order stays as it is, and asking again may help
 */
export async function ensureTrade(
  deps: Needs,
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
  // Written down first: a trade whose answer is lost is queried, too, when the order's time is over.
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

/** A call that nobody knows the outcome of is repeated once: providers make one trade for each order number. */
async function create(provider: PaymentProvider, trade: NewTrade): Promise<Created> {
  const created = await provider.create(trade);
  return created.state === "unknown" ? provider.create(trade) : created;
}

async function findQrText(db: Db, orderNum: string): Promise<string | undefined> {
  return (await readQrTexts(db, [orderNum])).get(orderNum);
}

/** @returns texts of payment QR codes by order number, of the orders that have a trade */
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

/** The buyer has given the order up: the sweeper closes its trade at the provider next. */
export async function releaseTrade(db: Db, orderNum: string, now: Date): Promise<void> {
  await db.update(paymentTrades).set({ checkAt: now }).where(eq(paymentTrades.orderNum, orderNum));
}
