import type { Clock } from "@storefront/marketplace/clock";
import type { Db } from "@storefront/marketplace/database/db";
import { buildRequest, confirmOrder } from "@storefront/testbed/buyer/buy";
import { callerAt } from "@storefront/testbed/buyer/caller";
import { type Buyer, insertBuyers } from "@storefront/testbed/buyer/insert-buyers";
import { insertListing } from "@storefront/testbed/races/listing";
import { inParallel } from "./in-parallel";

/** Input of `build` for one order that is confirmed but not yet created. */
export interface Prepared {
  userId: number;
  token: string;
  payload: ReturnType<typeof buildRequest>;
}

const LISTINGS = 16;
/** More than a few unpaid orders of one buyer would be refused. */
const ORDERS_PER_BUYER = 2;
const WIDTH = 8;

/** Confirms `count` orders at the marketplace, spread over listings and buyers. */
export async function prepareOrders(
  url: string,
  db: Db,
  clock: Clock,
  count: number,
): Promise<Prepared[]> {
  const goods: number[] = [];
  for (let index = 0; index < LISTINGS; index += 1) {
    goods.push((await insertListing(db, count)).goodsId);
  }
  const buyers = await insertBuyers(db, clock, Math.ceil(count / ORDERS_PER_BUYER));
  const prepared: Prepared[] = [];
  const confirm = async (index: number) => {
    const buyer = buyers[index % buyers.length] as Buyer;
    const goods_id = goods[index % LISTINGS] ?? 0;
    const offer = { goods_id };
    const { code, msg, data } = await confirmOrder(callerAt(url, buyer.token), offer);
    if (code !== 0) throw new Error(`an order of the bench was not confirmed: ${code} ${msg}`);
    prepared.push({
      userId: buyer.userId,
      token: buyer.token,
      payload: buildRequest(data.order_num, offer, { pay_type: 2 }),
    });
  };
  const items = Array.from({ length: count }, (_, index) => index);
  await inParallel({ items, work: confirm }, 0, count, WIDTH);
  return prepared;
}
