import type { LadderLayout } from "@storefront/brands/layouts/ladder";
import { SoldLines } from "@/components/boost/sold-lines";
import type { Sold } from "@/lib/boost/sold";
import { Band } from "../../parts/section";

const SHOWN = 8;

type Props = LadderLayout["sold"] & { sold: readonly Sold[] };

/** Recent prices that buyers paid, from the marketplace. */
export function SoldList({ title, surface, sold }: Props) {
  if (sold.length === 0) return null;
  return (
    <Band block={{ surface, title }}>
      <SoldLines
        sold={sold}
        most={SHOWN}
        className="mt-8 grid grid-cols-2 gap-x-12 narrow:grid-cols-1"
        lineClassName="py-3.5 text-base"
      />
    </Band>
  );
}
