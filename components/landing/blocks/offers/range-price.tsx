import type { PriceRange } from "@/lib/landing/price-ranges";
import { priceUnit } from "@/lib/landing/price-unit";
import { roundYuan } from "@/lib/landing/round-yuan";

/** Price range with its unit: "¥88 – 4880", "¥3.20 – 6.20/小时". */
export function RangePrice({ range: { lowFen, highFen, low } }: { range: PriceRange }) {
  return (
    <>
      ¥{roundYuan(lowFen)}
      {highFen > lowFen ? ` – ${roundYuan(highFen)}` : ""}
      <span className="font-normal text-soft text-xs">{priceUnit(low.kind)}</span>
    </>
  );
}
