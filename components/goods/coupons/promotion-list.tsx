import type { PromotionTag } from "@storefront/contract/listing/promotions";
import { promotionTags } from "@storefront/contract/listing/promotions";
import type { GoodsView } from "@/lib/goods/goods-view";

/** Tags that fit into one or two lines. */
const SHOWN = 4;

/** Discounts and share rewards as compact tags; those beyond two lines are behind 更多. */
export function PromotionList({ goods }: { goods: GoodsView }) {
  const tags = promotionTags(goods);
  if (tags.length === 0) return null;
  const more = tags.slice(SHOWN);
  return (
    <div>
      <Tags label="优惠" tags={tags.slice(0, SHOWN)} />
      {more.length === 0 ? null : (
        <details className="mt-1.5 text-xs">
          <summary className="inline-block cursor-pointer rounded-s text-ink-2 hover:text-primary-strong narrow:min-h-6">
            更多优惠（{more.length} 项）
          </summary>
          <div className="mt-1.5">
            <Tags label="更多优惠" tags={more} />
          </div>
        </details>
      )}
    </div>
  );
}

function Tags({ label, tags }: { label: string; tags: readonly PromotionTag[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1.5">
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
