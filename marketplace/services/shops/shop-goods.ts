import { ApiError } from "@storefront/contract/api-error";
import type { AssortmentFilter } from "@storefront/contract/assortment-filter";
import type { shopGoodsAnswer } from "@storefront/contract/shop";
import type { ShopSort } from "@storefront/contract/shop-sorts";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { goodsInAssortment } from "../../database/discovery/in-assortment";
import { goods, sellers } from "../../database/schema";
import { selectItems, toCatalogueItem } from "../goods/catalogue-item";
import { availablePieces, nowPriceFen } from "../goods/listing-columns";
import { onSale } from "../goods/read-seller";

const PAGE_SIZE = 12;

/** Each order ends with the id, so that pagination neither repeats nor skips a listing. */
const ORDERS: Record<ShopSort, SQL[]> = {
  default: [sql`${availablePieces} > 0 desc`, desc(goods.sale), asc(goods.id)],
  sales: [desc(goods.sale), asc(goods.id)],
  price_asc: [asc(nowPriceFen), asc(goods.id)],
  price_desc: [desc(nowPriceFen), asc(goods.id)],
  newest: [desc(goods.createdAt), desc(goods.id)],
};

interface ShopList {
  sellerId: number;
  page: number;
  sort: ShopSort;
}

/** Reads one page (from 1) of a seller's goods; `total` counts all pages. @throws ApiError `sellerNotFound` */
export async function readShopGoods(
  db: Db,
  { sellerId, page, sort, ...filter }: ShopList & AssortmentFilter,
): Promise<z.output<typeof shopGoodsAnswer>> {
  if ((await db.$count(sellers, eq(sellers.id, sellerId))) === 0) {
    throw new ApiError("sellerNotFound");
  }
  const wanted = and(onSale(sellerId), goodsInAssortment(db, filter));
  const rows = await selectItems(db)
    .where(wanted)
    .orderBy(...ORDERS[sort])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return {
    list: rows.map(toCatalogueItem),
    total: await db.$count(goods, wanted),
    page_size: PAGE_SIZE,
  };
}
