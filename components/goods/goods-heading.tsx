import { Words } from "@/components/ui/words";
import { decidingFacts } from "@/lib/goods/deciding-facts";
import type { GoodsView } from "@/lib/goods/goods-view";
import { FactFigures } from "./facts/fact-figures";

/** Name (at most two lines, in full in the title attribute) and the figures that decide. */
export function GoodsHeading({ goods }: { goods: GoodsView }) {
  return (
    <header>
      <h1
        title={goods.name}
        className="wrap-anywhere line-clamp-2 break-keep font-semibold text-ink text-lg [unicode-bidi:isolate] narrow:line-clamp-3 small:line-clamp-5"
      >
        <Words text={goods.name} />
      </h1>
      <FactFigures facts={decidingFacts(goods)} />
    </header>
  );
}
