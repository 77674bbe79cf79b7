import type { RecommendedView } from "@/lib/goods/goods-view";
import { GRID, RecommendedCards } from "./recommended-cards";

interface Props {
  game: string;
  goods: readonly RecommendedView[];
}

/** Available listings of the same game, shown below an unavailable one. */
export function SimilarGoods({ game, goods }: Props) {
  if (goods.length === 0) return null;
  return (
    <section
      aria-labelledby="similar-title"
      className="mt-8 border-line border-t pt-6 print:hidden"
    >
      <h2 id="similar-title" className="mb-4 font-semibold text-lg">
        「<bdi>{game}</bdi>」还有这些在卖
      </h2>
      <ul className={`flex gap-5 ${GRID}`}>
        <RecommendedCards goods={goods} size={224} />
      </ul>
    </section>
  );
}
