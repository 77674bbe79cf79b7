import { id, idOrNone, integerField } from "@storefront/contract/fields";
import { orderHref } from "@storefront/contract/mobile-paths";
import { APP_ONLY, APP_ONLY_SPECS, HIDDEN_TRADE_TYPES, RENT } from "@storefront/contract/trade";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { orderGoods } from "../order-goods";
import { page, readForm } from "../page";
import { afterOrder } from "../pay-href";
import { remarksOf } from "../place-confirmed";
import { type Promoter, phonePath, promoterFields } from "../promoter";
import { refusalOf } from "../refusal";
import { toLogin } from "../session";
import type { MobileSite } from "../site";
import { phoneToken } from "../token-cookie";
import { GoodsView } from "../views/goods-view";

/** Trade types that can only be ordered in the app, or not at all on this site (product §3 Goods detail). */
const IN_APP_ONLY: ReadonlySet<number> = new Set([...HIDDEN_TRADE_TYPES, RENT, APP_ONLY]);

const query = z.object({
  goodsId: id,
  ...promoterFields,
});
const buyForm = z.looseObject({
  goods_id: id,
  goods_spec_id: idOrNone.default(0),
  quantity: integerField(9999),
  channel: z.enum(["alipay", "wxpay"]),
  ...promoterFields,
});

/** The goods page that `h5_qrcode_url` points to, and ordering from it. */
export function goodsPage(phone: Hono, site: MobileSite): void {
  const show = async (c: Context, goodsId: number, from: Promoter, error?: string) => {
    const call = site.callFor(c);
    const goods = dataOf(await call("goodsDetail", { goods_id: goodsId }));
    const hasGroups = goods.open_group_buy === 1;
    return page(
      c,
      <GoodsView
        goods={goods}
        buyable={!IN_APP_ONLY.has(goods.trade_type_id) && goods.specs_type !== APP_ONLY_SPECS}
        groups={hasGroups ? dataOf(await call("openGroups", { goods_id: goodsId })) : null}
        promoter={from}
        error={error}
      />,
      error === undefined ? 200 : 409,
    );
  };

  phone.get("/goodsDetails", async (c) => {
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw refusalOf("goodsNotFound");
    return show(c, parsed.data.goodsId, parsed.data);
  });

  phone.post("/goodsDetails", async (c) => {
    const form = await readForm(c, buyForm);
    const back = phonePath("goodsDetails", { goodsId: form.goods_id }, form);
    if (phoneToken(c) === null) return toLogin(c, back);
    const result = await orderGoods(site.callFor(c), { ...form, remarks: remarksOf(form) });
    if (result.ok) {
      const { qrcode, orderNum } = result;
      return afterOrder(c, site.settings, { qrcode, orderPage: orderHref(orderNum) });
    }
    return result.loginNeeded ? toLogin(c, back) : show(c, form.goods_id, form, result.msg);
  });
}
