import { FactRow } from "./fact-row";

/** Replaces the quantity of rentals, since one account is rented at a time. */
export function RentStock({ stock }: { stock: number }) {
  return (
    <FactRow name="账号">
      <span aria-live="polite" className="figures">
        {stock === 0 ? "正在出租，归还后可以再租" : `${stock} 个空闲，付款后马上上号`}
      </span>
    </FactRow>
  );
}
