import {
  deliveryText,
  disputeText,
  durationText,
} from "@storefront/contract/listing/seller-figures";
import type { SellerView } from "@/lib/goods/goods-view";

/** Service statistics of a seller from real orders; omits unknown ones. */
export function SellerFigures({ figures }: Pick<SellerView, "figures">) {
  const { deliverS, disputePermille, replyS } = figures;
  const rows = [
    ["发货", deliverS === null ? "" : deliveryText(deliverS)],
    ["纠纷率", disputePermille === null ? "" : disputeText(disputePermille)],
    ["回复", replyS === null ? "" : `约 ${durationText(replyS)}`],
  ].filter(([, text]) => text !== "");
  if (rows.length === 0) return null;
  return (
    <dl
      title="按最近的真实订单统计"
      className="figures mx-4 mb-3 space-y-1 text-xs narrow:m-0 narrow:min-w-32"
    >
      {rows.map(([name, text]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
