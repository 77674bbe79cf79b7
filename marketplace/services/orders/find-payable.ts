import { boostPayable } from "../boost/boost-payable";
import type { FindPayable } from "../payments/payable";
import { goodsPayable } from "./goods-payable";

const KINDS: readonly FindPayable[] = [goodsPayable, boostPayable];

/** Whatever can be paid, by its order number; numbers of two kinds are never the same. */
export const findPayable: FindPayable = async (tx, orderNum) => {
  for (const find of KINDS) {
    const payable = await find(tx, orderNum);
    if (payable) return payable;
  }
  return undefined;
};
