/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import * as z from "zod";
import { id, idOrNone, wholeNumber } from "@/contract/fields";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { readGoodsDetail } from "../../services/goods/detail";
import { readOpenGroups } from "../../services/groups/open-groups";
import type { Api } from "../call-api";
import { clockTime } from "../china-time";
import { orderGoods } from "../order-goods";
import { page, readForm } from "../page";
import { remarksOf } from "../place-confirmed";
import { type Promoter, phonePath, promoterFields } from "../promoter";
import { hostOf, mobileBases, scannedPath } from "../scanned-path";
import { phoneToken, readSession } from "../session";
import { GoodsView } from "../views/goods-view";

/** Trade types that are ordered in the app only, or not at all here (spec §3 Goods detail). */
const IN_APP_ONLY: ReadonlySet<number> = new Set([1, 3, 8, 9]);

const query = z.object({
  goodsId: id,
  ...promoterFields,
});
const buyForm = z.looseObject({
  goods_id: id,
  goods_spec_id: idOrNone.default(0),
  quantity: wholeNumber(9999),
  channel: z.enum(["alipay", "wxpay"]),
  ...promoterFields,
});

/** The goods page that `h5_qrcode_url` leads to, and ordering from it. */
export function goodsPage(phone: Hono, deps: Deps, api: Api): void {
  const show = async (c: Context, goodsId: number, from: Promoter, error?: string) => {
    const session = await readSession(c, deps);
    const goods = await readGoodsDetail(deps, { goodsId, userId: session?.userId ?? null });
    const buyable = !IN_APP_ONLY.has(goods.trade_type_id) && goods.specs_type !== 3;
    const time = clockTime(deps.clock.now());
    return page(
      c,
      <GoodsView
        time={time}
        goods={goods}
        buyable={buyable}
        groups={goods.open_group_buy === 1 ? await readOpenGroups(deps, goodsId, {}) : null}
        promoter={from}
        error={error}
      />,
      error === undefined ? 200 : 409,
    );
  };

  phone.get("/goodsDetails", async (c) => {
    const asked = query.safeParse(c.req.query());
    if (!asked.success) throw new ApiError("goodsNotFound");
    return show(c, asked.data.goodsId, asked.data);
  });

  phone.post("/goodsDetails", async (c) => {
    const form = await readForm(c, buyForm);
    const result = await orderGoods(api, phoneToken(c), { ...form, remarks: remarksOf(form) });
    if (!result.ok) {
      if (result.loginNeeded) return c.redirect(loginHref(form), 303);
      return show(c, form.goods_id, form, result.msg);
    }
    const cashier = scannedPath(result.qrcode, mobileBases(deps.config), hostOf(c));
    return c.redirect(cashier ?? "/phone/orders", 303);
  });
}

function loginHref(form: { goods_id: number } & Promoter): string {
  const next = phonePath("goodsDetails", { goodsId: form.goods_id }, form);
  return `/phone/login?${new URLSearchParams({ next })}`;
}
