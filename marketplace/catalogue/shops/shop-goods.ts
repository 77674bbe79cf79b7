import { ApiError } from "@storefront/contract/api-error";
import type { AssortmentFilter } from "@storefront/contract/discovery/assortment-filter";
import type { shopGoodsAnswer } from "@storefront/contract/discovery/shop";
import type { ShopSort } from "@storefront/contract/discovery/shop-sorts";
import { and, asc, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { countShopListings } from "../../database/discovery/count-listings";
import { goodsInAssortment } from "../../database/discovery/in-assortment";
import { goods, sellers, shopListings } from "../../database/schema";
import { selectItems, toCatalogueItem } from "../goods/catalogue-item";

const PAGE_SIZE = 12;

/** Each order ends with the id, so that pagination neither repeats nor skips a listing, and has its index. */
const ORDERS: Record<ShopSort, SQL[]> = {
  default: [desc(shopListings.popularity), asc(shopListings.goodsId)],
  sales: [desc(shopListings.sale), asc(shopListings.goodsId)],
  price_asc: [asc(shopListings.priceFen), asc(shopListings.goodsId)],
  price_desc: [desc(shopListings.priceFen), desc(shopListings.goodsId)],
  newest: [desc(shopListings.listedMs), desc(shopListings.goodsId)],
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
  const isAll = filter.kinds === undefined && filter.games === undefined;
  const inAssortment = isAll ? undefined : goodsInAssortment(db, { ...filter, sellers: undefined });
  const ids = db
    .select({
      id: shopListings.goodsId,
      at: sql<number>`row_number() over (order by ${sql.join(ORDERS[sort], sql`, `)})`.as("at"),
    })
    .from(shopListings)
    .where(
      and(
        eq(shopListings.sellerId, sellerId),
        inAssortment &&
          exists(
            db
              .select({ one: sql`1` })
              .from(goods)
              .where(and(eq(goods.id, shopListings.goodsId), inAssortment)),
          ),
      ),
    )
    .orderBy(...ORDERS[sort])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .as("ids");
  const isShown = filter.sellers === undefined || filter.sellers.includes(sellerId);
  const rows = isShown
    ? await selectItems(db).innerJoin(ids, eq(ids.id, goods.id)).orderBy(ids.at)
    : [];
  return {
    list: rows.map(toCatalogueItem),
    total: isShown ? await countShopListings(db, sellerId, filter) : 0,
    page_size: PAGE_SIZE,
  };
}
