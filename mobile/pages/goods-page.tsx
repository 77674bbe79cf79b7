import { orderHref } from "@storefront/contract/http/mobile-paths";
import { isAppOnly } from "@storefront/contract/listing/buy-action";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/listing/trade";
import { id, idOrNone, integerField } from "@storefront/contract/text/fields";
import { sanitiseHtml } from "@storefront/platform/text/sanitise-html";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { type Goods, tradeOf } from "../listing-trade";
import { orderGoods } from "../order-goods";
import { appearanceOf, page, readForm } from "../page";
import { afterOrder } from "../pay-href";
import { remarksOf } from "../place-confirmed";
import { type Promoter, phonePath, promoterFields } from "../promoter";
import { recommendedGoods } from "../recommended-goods";
import { refusalOf } from "../refusal";
import { similarListings } from "../similar-listings";
import type { MobileSite } from "../site";
import { toSitePicture } from "../site-picture";
import { GoodsView } from "../views/goods-view";
import { DONE, goodsActions } from "./goods-actions";

const query = z.object({
  goodsId: id,
  done: z.enum(DONE).optional().catch(undefined),
  ...promoterFields,
});
const buyForm = z.looseObject({
  goods_id: id,
  goods_spec_id: idOrNone.default(0),
  quantity: integerField(9999),
  channel: z.enum(["alipay", "wxpay"]),
  ...promoterFields,
});

const NOTICES: Record<(typeof DONE)[number], string> = {
  claimed: "优惠券已领取，下单时自动使用最划算的一张。",
  followed: "已关注店铺，优惠券在「我的优惠券」里。",
  collected: "已收藏，在「我的」里可以找到。",
  removed: "已取消收藏。",
  reported: "举报已提交，平台会核查。",
};

/** The goods page that `h5_qrcode_url` and shared links lead to, and ordering from it. */
export function goodsPage(phone: Hono, site: MobileSite): void {
  const show = async (
    c: Context,
    goodsId: number,
    from: Promoter,
    told: { error?: string | undefined; notice?: string | undefined } = {},
  ) => {
    const call = site.callFor(c);
    const goods = dataOf(await call("goodsDetail", { goods_id: goodsId }));
    const { brand } = appearanceOf(c);
    const [groups, similar, recommended] = await Promise.all([
      goods.open_group_buy === 1 ? call("openGroups", { goods_id: goodsId }).then(dataOf) : null,
      similarListings(call, goods, brand),
      recommendedGoods(call, goods, brand),
    ]);
    return page(
      c,
      <GoodsView
        goods={goods}
        buyable={isBuyable(goods)}
        groups={groups}
        similar={similar}
        recommended={recommended}
        descriptions={descriptionsOf(goods, site)}
        now={site.now()}
        promoter={from}
        {...told}
      />,
      told.error === undefined ? 200 : 409,
    );
  };

  phone.get("/goodsDetails", async (c) => {
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw refusalOf("goodsNotFound");
    const { goodsId, done } = parsed.data;
    return show(c, goodsId, parsed.data, { notice: done && NOTICES[done] });
  });

  phone.post("/goodsDetails", async (c) => {
    const form = await readForm(c, buyForm);
    const back = phonePath("goodsDetails", { goodsId: form.goods_id }, form);
    const result = await orderGoods(site.callFor(c, back), { ...form, remarks: remarksOf(form) });
    if (result.ok) {
      const { qrcode, orderNum } = result;
      return afterOrder(c, site.settings, { qrcode, orderPage: orderHref(orderNum) });
    }
    return show(c, form.goods_id, form, { error: result.msg });
  });

  goodsActions(phone, site, show);
}

/** Trade types 1 and 8 cannot be ordered on this site (product §3 Goods detail). */
const isBuyable = (goods: Goods): boolean =>
  !HIDDEN_TRADE_TYPES.includes(goods.trade_type_id) && !isAppOnly(tradeOf(goods));

/** @returns the seller's texts, safe to show, each once */
function descriptionsOf({ goods_desc, desc_description }: Goods, site: MobileSite): string[] {
  const safe = [goods_desc, desc_description].map((html) =>
    sanitiseHtml(html, (src) => toSitePicture(src, site.settings)),
  );
  return [...new Set(safe)].filter((html) => html !== "");
}
