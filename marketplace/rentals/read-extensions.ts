import assert from "node:assert/strict";
import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { rentalExtensions, users } from "../database/schema";
import { singleRow } from "../database/single-row";
import type { Deps } from "../deps";
import {
  channelsOffered,
  countDown,
  type Order,
  readChecking,
} from "../order-records/order-records";
import { followTradeOf, readQrTexts, readRefundsOf } from "../payments/payments";
import { isListed, TAKEN_OFF } from "./extendable-listing";
import type { Extension } from "./lock-extension";
import type { Rental } from "./lock-rental";
import { extensionRefusal, mostExtensionHours } from "./rules/extension-terms";

type ExtensionAnswer = CallAnswer<"extendRental">;
type RentalAnswer = NonNullable<CallAnswer<"orderDetail">["rental"]>;

/** The hourly price of a rental's order, to the fen: its unit price is the price of all hours. */
export function hourFenOf({ orderNum, unitFen, rentHours }: Order): number {
  assert(rentHours !== null && unitFen % rentHours === 0, `order ${orderNum} has no hourly price`);
  return unitFen / rentHours;
}

/** Reads every extension of a rental, oldest first; an unpaid one counts as expired after its deadline. */
export async function readExtensions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  rentalOrderId: number,
): Promise<ExtensionAnswer[]> {
  const rows = await db
    .select()
    .from(rentalExtensions)
    .where(eq(rentalExtensions.rentalOrderId, rentalOrderId))
    .orderBy(asc(rentalExtensions.id));
  const orderNums = rows.map(({ orderNum }) => orderNum);
  const qrTexts = await readQrTexts(db, orderNums);
  const refunds = await readRefundsOf(db, orderNums);
  const now = clock.now();
  const checking = await readChecking(db, rows, now);
  const stateOf = (row: Extension) => extensionState(row, checking.has(row.orderNum), now);
  return rows.map((row) => ({
    order_num: row.orderNum,
    state: stateOf(row),
    hours: row.hours,
    price: fenToYuan(row.totalFen),
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    payment:
      stateOf(row) === "pending"
        ? { pay_count_down: countDown(row, now), qrcode: qrTexts.get(row.orderNum) ?? "" }
        : null,
    refunds: refunds.get(row.orderNum) ?? [],
  }));
}

function extensionState(
  { status, expiresAt }: Extension,
  isChecking: boolean,
  now: Date,
): ExtensionAnswer["state"] {
  if (status === "received") return "paid";
  return status === "pending" && expiresAt <= now && !isChecking ? "expired" : status;
}

/** Reads how a running rental can be extended; null after its end. */
export async function readExtensionOffer(
  deps: Pick<Deps, "db" | "clock" | "payments">,
  order: Order,
  rental: Rental,
): Promise<RentalAnswer["extension_offer"]> {
  const { db, clock } = deps;
  const now = clock.now();
  if (rental.closedAt !== null) return null;
  const columns = { fen: users.balanceFen };
  const buyer = singleRow(await db.select(columns).from(users).where(eq(users.id, order.userId)));
  const refusal =
    extensionRefusal({ ...rental, inAfterSale: order.inAfterSale }, now) ??
    ((await isListed(db, order.goodsId)) ? "" : TAKEN_OFF);
  return {
    refusal,
    hour_price: fenToYuan(hourFenOf(order)),
    most_hours: mostExtensionHours(rental.endsAt, now),
    channel_list: channelsOffered(deps),
    validate_balance: fenToYuan(buyer.fen),
  };
}

/** Queries the provider about the unpaid extension of a rental, in case its notification was lost. */
export async function followExtension(
  deps: Parameters<typeof followTradeOf>[0],
  rentalOrderId: number,
): Promise<void> {
  const orderNum = await findUnpaid(deps.db, rentalOrderId);
  if (orderNum !== null) await followTradeOf(deps, orderNum);
}

async function findUnpaid(db: Db, rentalOrderId: number): Promise<string | null> {
  const [row] = await db
    .select({ orderNum: rentalExtensions.orderNum })
    .from(rentalExtensions)
    .where(
      and(
        eq(rentalExtensions.rentalOrderId, rentalOrderId),
        eq(rentalExtensions.status, "pending"),
      ),
    );
  return row?.orderNum ?? null;
}
