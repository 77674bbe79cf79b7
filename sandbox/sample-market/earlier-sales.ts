import type { Db } from "@storefront/marketplace/database/db";
import {
  cardSecrets,
  discounts,
  goods,
  goodsSpecs,
  orderDrafts,
  orders,
  stock,
  users,
} from "@storefront/marketplace/database/schema";
import { priceOrder } from "@storefront/marketplace/domain/pricing/price-order";
import { unitFen } from "@storefront/marketplace/domain/pricing/unit-fen";
import { coverOf } from "@storefront/marketplace/services/goods/cover";
import { recordPayment } from "@storefront/marketplace/services/ledger/record-payment";
import { eq, inArray, sql } from "drizzle-orm";
import { continueUserIds } from "./buyers";

interface Sale {
  goodsId: number;
  /** Position of the spec, from 0; omitted for goods without specs. */
  spec?: number;
  buyer: number;
  quantity?: number;
  /** Hours before the seeding. */
  hours: number;
  firstBuy?: boolean;
}

/** Buyers of the earlier sales. They have no phone, so nobody can log in as one of them. */
const FIRST_BUYER_ID = 101;
const NICKNAMES = "青柠不酸 鹿鸣 团子 阿福 晚风 Mint 老六退役了 一只小橘猫 木匠 没有欧气".split(
  " ",
);

/** Sales before the seeding, newest last, for the ticker of a fresh installation. */
const SALES: Sale[] = [
  { goodsId: 1001, spec: 2, buyer: 0, quantity: 3, hours: 92 },
  { goodsId: 1008, buyer: 1, hours: 75, firstBuy: true },
  { goodsId: 1001, spec: 1, buyer: 2, quantity: 2, hours: 53 },
  { goodsId: 1013, buyer: 8, quantity: 5, hours: 47 },
  { goodsId: 1008, buyer: 3, hours: 30, firstBuy: true },
  { goodsId: 1014, buyer: 4, hours: 28 },
  { goodsId: 1001, spec: 4, buyer: 6, hours: 20 },
  { goodsId: 1008, buyer: 9, hours: 16, firstBuy: true },
  { goodsId: 1011, buyer: 5, hours: 9 },
  { goodsId: 1001, spec: 1, buyer: 7, hours: 7 },
  { goodsId: 1014, buyer: 1, hours: 5 },
  { goodsId: 1001, spec: 0, buyer: 5, hours: 2 },
];

/** Inserts the earlier sales, with their buyers, orders, payments and card secrets. The listings must exist. */
export async function insertSales(db: Db, now: Date): Promise<void> {
  await db.insert(users).values(
    NICKNAMES.map((nickname, index) => ({
      id: FIRST_BUYER_ID + index,
      nickname,
      headImgUrl: `/media/avatars/${index + 10}.webp`,
      createdAt: hoursBefore(now, 24 * 30),
    })),
  );
  await continueUserIds(db);
  const rows = (await readSold(db)).map((sold, index) => orderOf(sold, index, now));
  await db.insert(orderDrafts).values(rows.map(({ draft }) => draft));
  const made = await db
    .insert(orders)
    .values(rows.map(({ order }) => order))
    .returning();
  for (const order of made) {
    await recordPayment(db, order, order.createdAt);
    await addSoldPieces(db, order);
  }
  await db.insert(cardSecrets).values(made.flatMap(secretsOf));
}

type Order = typeof orders.$inferSelect;

interface Sold {
  sale: Sale;
  stock: typeof stock.$inferSelect;
  goods: typeof goods.$inferSelect;
  spec: typeof goodsSpecs.$inferSelect | null;
  promotions: (typeof discounts.$inferSelect)[];
}

async function readSold(db: Db): Promise<Sold[]> {
  const ids = SALES.map(({ goodsId }) => goodsId);
  const pieces = await db
    .select({ stock, goods, spec: goodsSpecs })
    .from(stock)
    .innerJoin(goods, eq(goods.id, stock.goodsId))
    .leftJoin(goodsSpecs, eq(goodsSpecs.id, stock.specId))
    .where(inArray(stock.goodsId, ids));
  const promotions = await db.select().from(discounts).where(inArray(discounts.goodsId, ids));
  return SALES.map((sale) => {
    const { goodsId, spec: position } = sale;
    const piece = pieces.find(
      ({ goods, spec }) => goods.id === goodsId && spec?.position === position,
    );
    if (!piece) throw new Error(`the sample catalogue has no such piece of ${goodsId}`);
    return { sale, ...piece, promotions: promotions.filter((each) => each.goodsId === goodsId) };
  });
}

function orderOf({ sale, stock, goods, spec, promotions }: Sold, index: number, now: Date) {
  const { quantity = 1, firstBuy = false } = sale;
  const price = priceOrder({
    unitFen: unitFen(spec ?? goods),
    quantity,
    promotions,
    firstBuyFen: firstBuy ? goods.firstBuyDiscountFen : 0,
  });
  const paidAt = hoursBefore(now, sale.hours);
  const draft = {
    orderNum: `2026${String(index + 1).padStart(18, "0")}`,
    userId: FIRST_BUYER_ID + sale.buyer,
    goodsId: goods.id,
    specId: stock.specId,
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
    status: "collected" as const,
    remark: "",
    leaveWord: "",
    customerRemarks: [],
    firstBuy: price.firstBuy,
    expiresAt: paidAt,
    paidAt,
    collectedAt: paidAt,
  };
  return { draft, order };
}

const promisedBy = (listing: typeof goods.$inferSelect) => ({
  sellerId: listing.sellerId,
  deliveryType: listing.deliveryType,
  deliveryHours: listing.deliveryHours,
  noReasonRefund: listing.noReasonRefund,
  shareRewardFen: listing.shareRewardFen,
});

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

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
