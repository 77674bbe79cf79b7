import type { GoodsView } from "@/lib/goods/goods-view";

/** Review count beside the sales count, or for a personal account beside how many want it (spec §2). */
export function GoodsFigures({ goods }: { goods: GoodsView }) {
  return (
    <dl className="figures flex shrink-0 divide-x divide-line text-center">
      <Figure name="评价" value={goods.commentTotal} href="#reviews" />
      {goods.personal ? (
        <Figure name="想要" value={goods.wanted} />
      ) : (
        <Figure name="已售" value={goods.sale} />
      )}
    </dl>
  );
}

function Figure({ name, value, href }: { name: string; value: number; href?: string }) {
  const figure = value.toLocaleString("zh-CN");
  return (
    <div className="flex flex-col-reverse px-4 last:pr-0">
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="font-medium text-base text-ink">
        {href ? (
          <a href={href} className="hover:text-primary-strong hover:underline">
            {figure}
          </a>
        ) : (
          figure
        )}
      </dd>
    </div>
  );
}
