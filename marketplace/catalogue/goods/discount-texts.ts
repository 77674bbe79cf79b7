import type { discount, goodsDetail } from "@storefront/contract/listing/goods";
import { fenToYuan } from "@storefront/contract/money";
import type * as z from "zod";
import type { discounts } from "../../database/schema";

type Row = typeof discounts.$inferSelect;

const REDUCE = 1;
const GIFT = 2;
const PERCENT_OFF = 3;
const BY_AMOUNT = 1;

/** Groups the promotions' descriptions by kind: cut (reduce), sent (gift), discount (percent off). */
export function discountTexts(rows: readonly Row[]): z.output<typeof goodsDetail>["discounts"] {
  const words = (type: number) =>
    rows.filter((row) => row.discountType === type).map((row) => row.describe);
  return { cut: words(REDUCE), discount: words(PERCENT_OFF), sent: words(GIFT) };
}

/** Formats a promotion for the wire: money in yuan, pieces and percentages unchanged (product §3 Discount). */
export const toDiscount = (row: Row): z.output<typeof discount> => ({
  discount_type: row.discountType,
  condition_type: row.conditionType,
  condition_num:
    row.conditionType === BY_AMOUNT ? fenToYuan(row.conditionNum) : String(row.conditionNum),
  discount_value:
    row.discountType === REDUCE ? fenToYuan(row.discountValue) : String(row.discountValue),
  describe: row.describe,
});
