import type { CallAnswer } from "@storefront/contract/calls";
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
  const token = await test.tokenOf(userId);
  const goods = { goods_id: goodsId, goods_spec_id: specId };
  const confirmed = await test.request("orderConfirm", { ...goods, quantity }, { token });
  const built = await test.request(
    "buildOrder",
    { ...goods, order_num: confirmed.data.order_num, buy_count: quantity, pay_type: payType },
    { token },
  );
  if (built.code !== 0) throw new Error(`not placed: ${built.msg}`);
  return built.data;
}

/** Returns path and query of a URL of the mobile site. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
