import {
  REPORT_REASON_NAMES,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
} from "@storefront/contract/listing/report-reasons";
import { fullTime } from "@storefront/contract/text/china-time";
import { Icon } from "@storefront/html/parts/icon";
import type { Goods } from "../../listing-trade";
import type { Promoter } from "../../promoter";
import { PromoterFields } from "../promoter-fields";

interface Props {
  goods: Goods;
  promoter: Promoter;
}

/** Favorite and report, with the number and the date of the listing. */
export function ListingTools({ goods, promoter }: Props) {
  const { goods_id: goodsId, collect_goods: collected, collect_quantity: count } = goods;
  return (
    <section class="card stack-14" aria-label="收藏与举报">
      <form method="post" action="/phone/goodsDetails/collect">
        <input type="hidden" name="goods_id" value={String(goodsId)} />
        <input type="hidden" name="action" value={collected === 1 ? "2" : "1"} />
        <PromoterFields promoter={promoter} />
        <button class="button" type="submit">
          <Icon name={collected === 1 ? "tick" : "heart"} />
          {collected === 1 ? "已收藏，点按取消" : "收藏"}
          <span class="figures">{count}</span>
        </button>
      </form>
      <details class="report">
        <summary>举报这件商品</summary>
        <form class="stack" method="post" action="/phone/goodsDetails/report">
          <input type="hidden" name="goods_id" value={String(goodsId)} />
          <PromoterFields promoter={promoter} />
          <fieldset class="channels wrap">
            <legend>原因</legend>
            {REPORT_REASONS.map((reason, index) => (
              <label>
                <input type="radio" name="reason" value={reason} checked={index === 0} required />
                <span>{REPORT_REASON_NAMES[reason]}</span>
              </label>
            ))}
          </fieldset>
          <label class="remark">
            说明（可不填）
            <textarea name="text" rows={3} maxlength={REPORT_TEXT_MAX} />
          </label>
          <button class="button" type="submit">
            提交举报
          </button>
        </form>
      </details>
      <p class="hint figures">
        商品编号 {goodsId}
        {goods.listed_at === undefined
          ? ""
          : ` · 上架时间 ${fullTime(new Date(goods.listed_at)).slice(0, 10)}`}
        {goods.goods_type === "PersonalAccount"
          ? ` · ${goods.want_count} 人想要`
          : ` · 已售 ${goods.sale}`}
      </p>
    </section>
  );
}
