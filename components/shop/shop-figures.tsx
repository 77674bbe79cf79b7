import { formatCount } from "@/lib/format/count";

interface Props {
  selling: number;
  sold: number;
  followers: number;
}

/** Number of listings, sales and followers. */
export function ShopFigures({ selling, sold, followers }: Props) {
  return (
    <dl className="figures flex divide-x divide-line-strong text-center">
      <Figure name="在售商品" value={selling} />
      <Figure name="总销量" value={sold} />
      <Figure name="粉丝" value={followers} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex min-w-24 flex-col-reverse px-5 last:pr-0 narrow:min-w-0 small:whitespace-nowrap small:px-3 small:first:pl-0 small:last:pr-0">
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="font-semibold text-lg">{formatCount(value)}</dd>
    </div>
  );
}
