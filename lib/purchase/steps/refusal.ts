import { ERRORS } from "@storefront/contract/codes";
import type { Failure } from "@/lib/api/result";

/** A buyer's options after a refusal: choose other goods, reconfirm the terms, or correct the form. */
export type Remedy = "choose" | "reconfirm" | "mend";

const REMEDIES: ReadonlyMap<number, Remedy> = new Map([
  [ERRORS.outOfStock.code, "choose"],
  [ERRORS.notForSale.code, "choose"],
  [ERRORS.goodsNotFound.code, "choose"],
  [ERRORS.specNeeded.code, "choose"],
  [ERRORS.quantityBounds.code, "choose"],
  [ERRORS.ownGoods.code, "choose"],
  [ERRORS.balanceShort.code, "mend"],
  [ERRORS.channelUnknown.code, "mend"],
  [ERRORS.remarkNeeded.code, "mend"],
  [ERRORS.invalid.code, "mend"],
  [ERRORS.tooFrequent.code, "mend"],
  [ERRORS.orderCooldown.code, "mend"],
  [ERRORS.limiterDown.code, "mend"],
]);

/** A code that is not listed means that the terms have changed. */
export function remedyFor(code: number): Remedy {
  return REMEDIES.get(code) ?? "reconfirm";
}

/** Advice for a sold-out order, shown beside the server's message. */
export const CHOOSE_AGAIN = "订单没有提交，也没有扣款。可以返回商品，换个规格或数量后再下单。";

/** The server reports an existing order as not found to anyone but its buyer: another account is logged in now. */
export function isOtherAccount({ kind, code }: Failure): boolean {
  return kind === "refused" && code === ERRORS.orderNotFound.code;
}

export const OTHER_ACCOUNT = "当前登录的账号下没有这笔订单，请换回下单的账号";

/** For an order that one account confirmed and another submitted. */
export const CONFIRMED_ELSEWHERE = "当前登录的账号已经不是确认订单时的账号，请重新确认";

/**
 * Whether it is unknown what the server did: no answer, a malformed one, or one from an intermediary. The request may
 * then only be repeated with the same order number.
 */
export function isUnknownOutcome(failure: Failure): boolean {
  if (failure.kind !== "refused") return failure.kind !== "expired" && failure.kind !== "bind";
  return failure.code < 0 || failure.code === ERRORS.internal.code;
}
