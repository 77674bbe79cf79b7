import { trimCents } from "@storefront/contract/listing/trim-cents";
import { fenToYuan } from "@storefront/contract/money";
import type { GoodsRow } from "@/lib/goods/goods-row";

type Terms = NonNullable<GoodsRow["rent"]>;

/** "押金 ¥80" or "免押金". */
export const depositText = ({ depositFen }: Pick<Terms, "depositFen">): string =>
  depositFen === 0 ? "免押金" : `押金 ¥${trimCents(fenToYuan(depositFen))}`;

/** "2 小时起租 · 押金 ¥80". */
export function rentTerms({ leastHours, depositFen }: Terms): string {
  const least = leastHours > 0 ? `${leastHours} 小时起租 · ` : "";
  return `${least}${depositText({ depositFen })}`;
}
