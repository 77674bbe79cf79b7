import type { Config } from "@storefront/marketplace/config";
import { submitOrder } from "../buyer/buy";
import { callerWith } from "../buyer/caller";
import { insertBuyers } from "../buyer/insert-buyers";
import { openTestApp, type TestApp } from "../marketplace/test-app";
import { testDatabase } from "../product/fresh-database";
import { insertListing } from "./listing";

export interface Shop extends TestApp {
  databaseUrl: string;
}

/** Opens the marketplace in this process on a new PostgreSQL database, which `close` drops. */
export async function openShop(changes: Partial<Config> = {}): Promise<Shop> {
  const database = await testDatabase(dataDatabaseUrl);
  const shop = await openTestApp({ databaseUrl: database.url, ...changes });
  return {
    ...shop,
    databaseUrl: database.url,
    async close() {
      await shop.close();
      await database.drop();
    },
  };
}

/** A new buyer orders the only piece of a new listing, to be paid by Alipay. @returns the order's number */
export async function placeOrder(shop: TestApp): Promise<string> {
  const { goodsId: goods_id } = await insertListing(shop.deps.db, 1);
  const [buyer] = await insertBuyers(shop.deps.db, shop.clock, 1);
  return (await submitOrder(callerWith(shop.request, buyer?.token ?? ""), { goods_id })).order_num;
}
