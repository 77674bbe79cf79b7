import type { Config } from "@storefront/marketplace/config";
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
  const token = buyer?.token ?? "";
  const { data } = await shop.request("orderConfirm", { goods_id, quantity: 1 }, { token });
  const { order_num } = data;
  await shop.request("buildOrder", { order_num, goods_id, buy_count: 1, pay_type: 1 }, { token });
  return order_num;
}
