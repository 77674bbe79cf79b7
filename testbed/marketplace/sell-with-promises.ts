import { goods } from "@storefront/marketplace/database/schema";
import { deliverOrder } from "@storefront/marketplace/orders/orders";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { eq } from "drizzle-orm";
import { submitOrder } from "../buyer/buy";
import { asUser } from "./as-user";
import type { TestApp } from "./test-app";

/** A listing whose sales include everything that a refund has to take back: a cashback and a promoter's reward. */
export const PROMISING = { goodsId: 1011, priceFen: 500, cashbackFen: 51, rewardFen: 101 } as const;
export const PROMOTER = 2;
const BUYER = 1;

interface Sale {
  /** 0: from the balance, 1: by QR code. */
  payType: 0 | 1;
  /** 1: manual, 2: automatic. */
  delivery: 1 | 2;
  /** Whether the buyer leaves an automatic delivery unseen. */
  unseen?: boolean;
}

/** Sells and delivers a piece through a share link. @returns the order number */
export async function sellWithPromises(
  test: TestApp,
  { payType, delivery, unseen = false }: Sale,
): Promise<string> {
  const { goodsId: goods_id, cashbackFen, rewardFen } = PROMISING;
  await test.deps.db
    .update(goods)
    .set({ deliveryType: delivery, returnCashFen: cashbackFen, shareRewardFen: rewardFen })
    .where(eq(goods.id, goods_id));
  const promoter = await asUser(test, PROMOTER);
  const { link } = (await promoter.call("shareGoods", { goods_id })).data;
  const sign = new URL(link).searchParams.get("sign") ?? "";
  const buyer = await asUser(test, BUYER, 1);
  const offer = { goods_id, promotion_user_id: PROMOTER, sign };
  const { order_num } = await submitOrder(buyer, offer, { pay_type: payType });
  if (payType === 1) await payOrder(test, { orderNum: order_num, outcome: "paid" });
  if (delivery === 1) await deliverOrder(test.deps, order_num, "账号与密码");
  else if (!unseen) await buyer.call("orderReceive", { order_num });
  return order_num;
}
