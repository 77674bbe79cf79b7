import type { ReactNode } from "react";
import { SIMILAR_GOODS } from "@/lib/addresses/goods-address";

/** Available listings of the same game, shown below an unavailable one. */
export function SimilarGoods({ game, children }: { game: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={SIMILAR_GOODS}
      className="mt-8 border-line border-t pt-6 print:hidden"
    >
      <h2 id={SIMILAR_GOODS} className="mb-4 font-semibold text-lg">
        「<bdi>{game}</bdi>」还有这些在卖
      </h2>
      {children}
    </section>
  );
}
