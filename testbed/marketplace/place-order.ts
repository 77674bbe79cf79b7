import type { CallAnswer } from "@storefront/contract/calls";
import * as buy from "../buyer/buy";
import { asUser } from "./as-user";
import type { TestApp } from "./test-app";

interface OrderInput {
  goodsId?: number;
  specId?: number;
  quantity?: number;
  /** 1 alipay, 2 wxpay. */
  payType?: number;
}

/** Places an unpaid order on a user's desktop. @returns the answer of `build` */
export async function placeOrder(
  test: TestApp,
  userId: number,
  { goodsId = 1010, specId = 0, quantity = 1, payType = 1 }: OrderInput = {},
): Promise<CallAnswer<"buildOrder">> {
  const offer = { goods_id: goodsId, goods_spec_id: specId, quantity };
  return buy.placeOrder(await asUser(test, userId), offer, { pay_type: payType });
}

/** Returns path and query of a URL of the mobile site. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
