import { boostPayable } from "../boost/boost-payable";
import type { FindPayable } from "../payments/payable";
import { extensionPayable } from "../rent/extension-payable";
import { goodsPayable } from "./goods-payable";

const KINDS: readonly FindPayable[] = [goodsPayable, boostPayable, extensionPayable];

/** Finds a payable order of any kind by its number; the kinds have disjoint numbers. */
export const findPayable: FindPayable = async (tx, orderNum) => {
  for (const find of KINDS) {
    const payable = await find(tx, orderNum);
    if (payable) return payable;
  }
  return undefined;
};
