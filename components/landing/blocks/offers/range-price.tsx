import type { PriceRange } from "@/lib/landing/price-ranges";
import { priceUnit } from "@/lib/landing/price-unit";
import { roundYuan } from "@/lib/landing/round-yuan";

/** "¥88 – 4880", "¥3.20 – 6.20/小时": from the cheapest to the dearest, with what it is for. */
export function RangePrice({ range: { lowFen, highFen, low } }: { range: PriceRange }) {
  return (
    <>
      ¥{roundYuan(lowFen)}
      {highFen > lowFen ? ` – ${roundYuan(highFen)}` : ""}
      <span className="font-normal text-soft text-xs">{priceUnit(low.kind)}</span>
    </>
  );
}
