import type { GoodsView } from "@/lib/goods/goods-view";
import { promotionTags } from "@/lib/goods/promotions";

/** Discounts and share rewards as compact tags. */
export function PromotionList({ goods }: { goods: GoodsView }) {
  const tags = promotionTags(goods);
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label="优惠"
      className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 border-line border-t pt-3"
    >
      {tags.map(({ kind, text }) => (
        <li
          key={kind + text}
          className="flex min-w-0 items-center gap-1.5 text-ink text-xs narrow:items-start"
        >
          <span className="shrink-0 rounded-[3px] border border-accent/50 bg-white px-1 text-accent leading-4">
            {kind}
          </span>
          <bdi className="truncate narrow:whitespace-normal">{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
