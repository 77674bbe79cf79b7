import { AUTOMATIC_DELIVERY, RENT } from "@storefront/contract/listing/trade";
import { coverOf } from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import {
  cardSecrets,
  discounts,
  goods,
  goodsSpecs,
  orderDrafts,
  orders,
  rentals,
  stock,
} from "@storefront/marketplace/database/schema";
import { recordPayment } from "@storefront/marketplace/ledger/ledger";
import {
  priceOrder,
  settleHoursOf,
  unitFen,
} from "@storefront/marketplace/order-records/order-records";
import { eq, inArray, sql } from "drizzle-orm";

/** A sale whose buyer has received everything. */
export interface Sale {
  goodsId: number;
  /** Name of the spec; omitted for goods without specs. */
  spec?: string | undefined;
  userId: number;
  quantity?: number;
  paidAt: Date;
  firstBuy?: boolean;
}

/** Hours that a seller took for a manual delivery. */
const DELIVERED_AFTER_H = 2;
const MIN_RENT_HOURS = 1;

type Order = typeof orders.$inferSelect;

/**
 * Inserts received orders with their payments, card secrets and ended rentals. The listings must exist.
 * @returns the orders, in the order of `sales`
 */
export async function insertSoldOrders(db: Db, sales: readonly Sale[]): Promise<Order[]> {
  if (sales.length === 0) return [];
  const first = (await db.$count(orders)) + 1;
  const rows = (await readSold(db, sales)).map((sold, index) => orderOf(sold, first + index));
  await db.insert(orderDrafts).values(rows.map(({ draft }) => draft));
  const made = await db
    .insert(orders)
    .values(rows.map(({ order }) => order))
    .returning();
  for (const order of made) await recordPayment(db, order, order.createdAt);
  const bought = made.filter(({ rentHours }) => rentHours === null);
  for (const order of bought) await addSoldPieces(db, order);
  const secrets = bought.filter((order) => order.deliveryType === AUTOMATIC_DELIVERY);
  if (secrets.length > 0) await db.insert(cardSecrets).values(secrets.flatMap(secretsOf));
  const ended = made.flatMap(endedRentalOf);
  if (ended.length > 0) await db.insert(rentals).values(ended);
  return made;
}

interface Sold {
  sale: Sale;
  stock: typeof stock.$inferSelect;
  goods: typeof goods.$inferSelect;
  spec: typeof goodsSpecs.$inferSelect | null;
  promotions: (typeof discounts.$inferSelect)[];
}

async function readSold(db: Db, sales: readonly Sale[]): Promise<Sold[]> {
  const ids = [...new Set(sales.map(({ goodsId }) => goodsId))];
  const pieces = await db
    .select({ stock, goods, spec: goodsSpecs })
    .from(stock)
    .innerJoin(goods, eq(goods.id, stock.goodsId))
    .leftJoin(goodsSpecs, eq(goodsSpecs.id, stock.specId))
    .where(inArray(stock.goodsId, ids))
    .orderBy(stock.id);
  const promotions = await db.select().from(discounts).where(inArray(discounts.goodsId, ids));
  return sales.map((sale) => {
    const { goodsId, spec: name } = sale;
    const piece = pieces.find(
      ({ goods, spec }) => goods.id === goodsId && (name === undefined || spec?.name === name),
    );
    if (!piece) throw new Error(`there is no piece ${name ?? ""} of ${goodsId}`);
    return { sale, ...piece, promotions: promotions.filter((each) => each.goodsId === goodsId) };
  });
}

function orderOf({ sale, stock, goods, spec, promotions }: Sold, number: number) {
  const { quantity = 1, firstBuy = false, paidAt } = sale;
  const rentHours = goods.tradeTypeId === RENT ? Math.max(MIN_RENT_HOURS, goods.leastTime) : null;
  const price = priceOrder({
    unitFen: unitFen(spec ?? goods) * (rentHours ?? 1),
    quantity,
    promotions,
    firstBuyFen: firstBuy ? goods.firstBuyDiscountFen : 0,
  });
  const draft = {
    orderNum: `2026${String(number).padStart(18, "0")}`,
    userId: sale.userId,
    goodsId: goods.id,
    specId: stock.specId,
    rentHours,
    createdAt: paidAt,
  };
  const order = {
    ...draft,
    stockId: stock.id,
    goodsName: goods.name,
    specName: spec?.name ?? "",
    picture: coverOf(goods.media),
    quantity,
    ...promisedBy(goods),
    unitFen: price.unitFen,
    lines: price.lines,
    envelopeFen: 0,
    totalFen: price.payableFen,
    channelId: 1,
    remark: "",
    leaveWord: "",
    customerRemarks: [],
    firstBuy: price.firstBuy,
    expiresAt: paidAt,
    paidAt,
    ...receivedBy(goods, paidAt),
  };
  return { draft, order };
}

const promisedBy = (listing: typeof goods.$inferSelect) => ({
  sellerId: listing.sellerId,
  deliveryType: listing.deliveryType,
  deliveryHours: listing.deliveryHours,
  noReasonRefund: listing.noReasonRefund,
  shareRewardFen: listing.shareRewardFen,
  settleHours: settleHoursOf(listing),
});

/** Automatic deliveries are collected at once; the others were delivered and confirmed. */
function receivedBy({ deliveryType, deliveryHours }: typeof goods.$inferSelect, paidAt: Date) {
  if (deliveryType === AUTOMATIC_DELIVERY) {
    return { status: "collected" as const, collectedAt: paidAt };
  }
  const delivered = hoursAfter(paidAt, DELIVERED_AFTER_H);
  return {
    status: "completed" as const,
    deliverBy: hoursAfter(paidAt, deliveryHours),
    deliveringAt: paidAt,
    deliveredAt: delivered,
    deliveryNote: "已交付",
    confirmBy: delivered,
    completedAt: delivered,
    completedBy: "buyer" as const,
  };
}

/** Sold pieces come on top of the listing's stock, which stays as it is. */
async function addSoldPieces(db: Db, { stockId, quantity }: Order): Promise<void> {
  await db
    .update(stock)
    .set({ total: sql`${stock.total} + ${quantity}`, sold: sql`${stock.sold} + ${quantity}` })
    .where(eq(stock.id, stockId));
}

const secretsOf = ({ id, stockId, quantity, paidAt }: Order) =>
  Array.from({ length: quantity }, (_, index) => ({
    stockId,
    secret: `MIMA-SOLD-${id}-${index + 1}`,
    orderId: id,
    assignedAt: paidAt,
  }));

/** The rental of an order, without a deposit; its account can be rented again. */
function endedRentalOf({ id, rentHours, createdAt }: Order): (typeof rentals.$inferInsert)[] {
  if (rentHours === null) return [];
  const endsAt = hoursAfter(createdAt, rentHours);
  const over = { endsAt, closedAt: endsAt, releasedAt: endsAt, depositSettledAt: endsAt };
  return [
    { orderId: id, startsAt: createdAt, ...over, closedBy: "time", depositSettledBy: "time" },
  ];
}

const hoursAfter = (time: Date, hours: number): Date =>
  new Date(time.getTime() + hours * 3_600_000);
