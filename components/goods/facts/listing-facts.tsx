import type { GoodsView } from "@/lib/goods/goods-view";
import { ReportButton } from "./report-button";

/** Number and listing time of the goods, with the report button. */
export function ListingFacts({ goods }: { goods: GoodsView }) {
  return (
    <p className="figures mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-xs print:text-sm">
      <span>商品编号 {goods.trade.goodsId}</span>
      {goods.listedOn === "" ? null : <span>上架时间 {goods.listedOn}</span>}
      <span className="print:hidden">
        <ReportButton goodsId={goods.trade.goodsId} />
      </span>
    </p>
  );
}
