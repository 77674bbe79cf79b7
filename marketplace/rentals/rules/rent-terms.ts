import { ApiError } from "@storefront/contract/api-error";
import { DEPOSIT_PROMISE } from "@storefront/contract/labels/deposit-labels";
import { fenToYuan } from "@storefront/contract/money";
import type { rentPrice } from "@storefront/contract/orders/order";
import { MAX_RENT_HOURS } from "@storefront/contract/rentals/rent-hours";
import type * as z from "zod";

const ruleOf = (isManual: boolean): string =>
  `${isManual ? "从卖家交付起" : "付款后开始"}计时。押金${DEPOSIT_PROMISE}；已付的租金不退。`;

/** The price of a rent in fen: `hourFen × hours = rentFen`, without the deposit. */
export interface RentTerms {
  hours: number;
  hourFen: number;
  rentFen: number;
  depositFen: number;
  leastHours: number;
  mostHours: number;
}

interface Rented {
  depositFen: number;
  /** Hours; 0 counts as one. */
  leastTime: number;
}

/**
 * Returns the terms of a rent for a number of hours.
 * @throws ApiError rentHours with the limit in its message
 */
export function rentTerms(hourFen: number, hours: number, goods: Rented): RentTerms {
  const leastHours = Math.min(MAX_RENT_HOURS, Math.max(1, goods.leastTime));
  if (!Number.isInteger(hours) || hours < leastHours) {
    throw new ApiError("rentHours", { msg: `最少租 ${leastHours} 小时` });
  }
  if (hours > MAX_RENT_HOURS) {
    throw new ApiError("rentHours", { msg: `一次最多租 ${MAX_RENT_HOURS} 小时` });
  }
  return {
    hours,
    hourFen,
    rentFen: hourFen * hours,
    depositFen: goods.depositFen,
    leastHours,
    mostHours: MAX_RENT_HOURS,
  };
}

/** @param isManual a person delivers the account, not the system with the payment */
export const rentPriceAnswer = (
  terms: RentTerms,
  isManual: boolean,
): z.output<typeof rentPrice> => ({
  hours: terms.hours,
  hour_price: fenToYuan(terms.hourFen),
  rent_price: fenToYuan(terms.rentFen),
  deposit: fenToYuan(terms.depositFen),
  least_time: terms.leastHours,
  most_time: terms.mostHours,
  rule: ruleOf(isManual),
});
