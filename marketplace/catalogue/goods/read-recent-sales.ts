import type { recentSale } from "@storefront/contract/listing/goods";
import { fenToYuan } from "@storefront/contract/money";
import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { isOneOf } from "../../database/conditions";
import type { Db } from "../../database/db";
import { type JsonRow, jsonRows } from "../../database/json-rows";
import { goods, orders, SOLD_STATUSES, users } from "../../database/schema";
import { anonymousName } from "../../order-records/order-records";

/** Number of sales in the ticker. */
const SHOWN = 10;

const SALE = {
  nickname: users.nickname,
  specName: orders.specName,
  quantity: orders.quantity,
  lines: orders.lines,
  envelopeFen: orders.envelopeFen,
  firstBuy: orders.firstBuy,
};

/** Selects the newest sales for the row of `goods`. */
export const recentSalesOfGoods = (db: Db) =>
  jsonRows(SALE, (row) =>
    db
      .select(row)
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(and(eq(orders.goodsId, goods.id), isOneOf(orders.status, ...SOLD_STATUSES)))
      .orderBy(desc(orders.paidAt), desc(orders.id))
      .limit(SHOWN),
  );

/** Shows sales without the buyers' identity (product §4 Tickers). */
export const showSales = (sales: readonly JsonRow<typeof SALE>[]): z.output<typeof recentSale>[] =>
  sales.map(({ nickname, specName, quantity, lines, envelopeFen, firstBuy }) => ({
    buyer: anonymousName(nickname),
    spec_name: specName,
    quantity,
    saved: fenToYuan(lines.reduce((sum, line) => sum + line.fen, envelopeFen)),
    first_order: firstBuy ? 1 : 0,
  }));
