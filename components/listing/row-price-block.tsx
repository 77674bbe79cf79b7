import { fenToYuan } from "@storefront/contract/money";
import { Price } from "@/components/ui/price";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { RowPrice } from "./row-price";

/** A row's price, what it was, and for rentals the terms that an hour's price leaves open. */
export function RowPriceBlock({ row }: { row: GoodsRow }) {
  const { originFen, rent, soldOut } = row;
  return (
    <div>
      <p>
        <RowPrice row={row} size="large" muted={soldOut} />
      </p>
      {originFen > 0 && !soldOut ? (
        <p className="text-xs">
          <span className="sr-only">原价</span>
          <Price yuan={fenToYuan(originFen)} struck />
        </p>
      ) : null}
      {rent ? <RentTerms {...rent} /> : null}
    </div>
  );
}

function RentTerms({ leastHours, depositFen }: NonNullable<GoodsRow["rent"]>) {
  const deposit = depositFen === 0 ? "免押金" : `押金 ¥${fenToYuan(depositFen)}`;
  return (
    <p className="figures text-ink-2 text-xs">
      {leastHours > 1 ? `${leastHours} 小时起租，` : ""}
      {deposit}
    </p>
  );
}
