import { eq, sql } from "drizzle-orm";
import { coverOf } from "../../services/goods/cover";
import { recordPayment } from "../../services/ledger/record-payment";
import { priceOrder } from "../../services/pricing/price-order";
import { unitFen } from "../../services/pricing/unit-fen";
import type { Db } from "../open";
import {
  cardSecrets,
  discounts,
  goods,
  goodsSpecs,
  orderDrafts,
  orders,
  stock,
  users,
} from "../schema";
import { sampleSecrets } from "./secrets";

interface Sale {
  /** Of the stock row that was sold from: the spec's, or the goods'. */
  stockId: number;
  buyer: number;
  quantity?: number;
  /** Before the seeding. */
  hours: number;
  firstBuy?: boolean;
}

/** Beyond every stock row's id, by which the secrets of the listings are drawn. */
const SECRETS_FROM = 1_000_000_000;

/** Buyers of earlier sales; they have no phone, so nobody logs in as them. */
const FIRST_BUYER_ID = 101;
const NICKNAMES = "青柠不酸 鹿鸣 团子 阿福 晚风 Mint 老六退役了 一只小橘猫 木匠 没有欧气".split(
  " ",
);

/** Sales before the seeding, newest last: what the lucky ticker goes round on a fresh installation. */
const SALES: Sale[] = [
  { stockId: 100103, buyer: 0, quantity: 3, hours: 92 },
  { stockId: 1008, buyer: 1, hours: 75, firstBuy: true },
  { stockId: 100102, buyer: 2, quantity: 2, hours: 53 },
  { stockId: 1013, buyer: 8, quantity: 5, hours: 47 },
  { stockId: 1008, buyer: 3, hours: 30, firstBuy: true },
  { stockId: 1014, buyer: 4, hours: 28 },
  { stockId: 100105, buyer: 6, hours: 20 },
  { stockId: 1008, buyer: 9, hours: 16, firstBuy: true },
  { stockId: 1011, buyer: 5, hours: 9 },
  { stockId: 100102, buyer: 7, hours: 7 },
  { stockId: 1014, buyer: 1, hours: 5 },
  { stockId: 100101, buyer: 5, hours: 2 },
];

/** Puts the earlier sales into a database that has the listings: buyers, orders, pieces and card secrets handed over. */
export async function insertSales(db: Db, now: Date): Promise<void> {
  await db.insert(users).values(
    NICKNAMES.map((nickname, index) => ({
      id: FIRST_BUYER_ID + index,
      nickname,
      headImgUrl: `/media/avatars/${index + 10}.webp`,
      createdAt: hoursBefore(now, 24 * 30),
    })),
  );
  for (const [index, sale] of SALES.entries()) await insertSale(db, sale, index, now);
}

async function insertSale(db: Db, sale: Sale, index: number, now: Date): Promise<void> {
  const [row] = await db
    .select({ stock, goods, spec: goodsSpecs })
    .from(stock)
    .innerJoin(goods, eq(goods.id, stock.goodsId))
    .leftJoin(goodsSpecs, eq(goodsSpecs.id, stock.specId))
    .where(eq(stock.id, sale.stockId));
  if (!row) throw new Error(`the seed has no stock ${sale.stockId}`);
  const { quantity = 1, firstBuy = false } = sale;
  const promotions = await db.select().from(discounts).where(eq(discounts.goodsId, row.goods.id));
  const price = priceOrder({
    unitFen: unitFen(row.spec ?? row.goods),
    quantity,
    promotions,
    firstBuyFen: firstBuy ? row.goods.firstBuyDiscountFen : 0,
  });
  const paidAt = hoursBefore(now, sale.hours);
  const userId = FIRST_BUYER_ID + sale.buyer;
  const draft = {
    orderNum: `2026${String(index + 1).padStart(18, "0")}`,
    userId,
    goodsId: row.goods.id,
    specId: row.stock.specId,
    createdAt: paidAt,
  };
  await db.insert(orderDrafts).values(draft);
  const [order] = await db
    .insert(orders)
    .values({
      ...draft,
      stockId: row.stock.id,
      goodsName: row.goods.name,
      specName: row.spec?.name ?? "",
      picture: coverOf(row.goods.media),
      quantity,
      unitFen: price.unitFen,
      lines: price.lines,
      envelopeFen: 0,
      totalFen: price.payableFen,
      channelId: 1,
      status: "collected",
      remark: "",
      leaveWord: "",
      customerRemarks: [],
      firstBuy: price.firstBuy,
      expiresAt: paidAt,
      paidAt,
      collectedAt: paidAt,
    })
    .returning();
  if (!order) throw new Error("the sale was not stored");
  await recordPayment(db, order, paidAt);
  await handOver(db, { orderId: order.id, stockId: row.stock.id, quantity, at: paidAt });
}

/** The listing's stock stays what it says: what was sold had been on top of it. */
async function handOver(
  db: Db,
  {
    orderId,
    stockId,
    quantity,
    at,
  }: { orderId: number; stockId: number; quantity: number; at: Date },
): Promise<void> {
  await db
    .update(stock)
    .set({ total: sql`${stock.total} + ${quantity}`, sold: sql`${stock.sold} + ${quantity}` })
    .where(eq(stock.id, stockId));
  const handed = sampleSecrets(SECRETS_FROM + orderId, quantity, new Set());
  await db
    .insert(cardSecrets)
    .values(handed.map((secret) => ({ stockId, secret, orderId, assignedAt: at })));
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
