import { boostPayable } from "../boosts/boosts";
import type { FindPayable } from "../payable";
import { extensionPayable } from "../rentals/rentals";
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
