/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import * as z from "zod";
import { id, idOrNone, text, wholeNumber } from "@/contract/fields";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { readGoodsDetail } from "../../services/goods/detail";
import type { Api } from "../call-api";
import { clockTime } from "../china-time";
import { orderGoods } from "../order-goods";
import { page, readForm } from "../page";
import { hostOf, mobileBases, scannedPath } from "../scanned-path";
import { phoneToken, readSession } from "../session";
import { GoodsView } from "../views/goods-view";

/** Trade types that are ordered in the app only, or not at all here (spec §3 Goods detail). */
const IN_APP_ONLY: ReadonlySet<number> = new Set([1, 3, 8, 9]);

const query = z.object({
  goodsId: id,
  promotion_user_id: idOrNone.optional(),
  sign: text(128).optional(),
});
const buyForm = z.looseObject({
  goods_id: id,
  goods_spec_id: idOrNone.default(0),
  quantity: wholeNumber(9999),
  channel: z.enum(["alipay", "wxpay"]),
  promotion_user_id: idOrNone.optional(),
  sign: text(128).optional(),
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
      <GoodsView time={time} goods={goods} buyable={buyable} promoter={from} error={error} />,
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

type Promoter = Pick<z.output<typeof query>, "promotion_user_id" | "sign">;

/** `remark_<id>` fields are what the seller asks the buyer to fill in. */
function remarksOf(form: Record<string, unknown>): { remark_id: number; content: string }[] {
  return Object.entries(form).flatMap(([name, content]) => {
    const remark = /^remark_(\d{1,9})$/.exec(name);
    return remark && typeof content === "string" ? [{ remark_id: Number(remark[1]), content }] : [];
  });
}

function loginHref(form: { goods_id: number } & Promoter): string {
  const back = new URLSearchParams({ goodsId: String(form.goods_id) });
  if (form.promotion_user_id) back.set("promotion_user_id", String(form.promotion_user_id));
  if (form.sign) back.set("sign", form.sign);
  return `/phone/login?${new URLSearchParams({ next: `/phone/goodsDetails?${back}` })}`;
}
