/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import * as z from "zod";
import { LOGIN_EXPIRED_CODES } from "@/contract/code-classes";
import { id, idOrNone, wholeNumber } from "@/contract/fields";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { readGoodsDetail } from "../../services/goods/detail";
import { after } from "../../services/orders/order-terms";
import { MOST_RENT_HOURS } from "../../services/rent/rent-terms";
import type { Api } from "../call-api";
import { clockTime, comingTime } from "../china-time";
import { orderHref } from "../order-href";
import { page, readForm } from "../page";
import { confirmedForm, placeConfirmed } from "../place-confirmed";
import { type Promoter, phonePath, promoterFields, promoterOf } from "../promoter";
import { hostOf, mobileBases, scannedPath } from "../scanned-path";
import { phoneToken, readSession } from "../session";
import { RentView } from "../views/rent-view";

const RENT = 3;
const DAY_H = 24;

const query = z.object({
  goodsId: id,
  specId: idOrNone.default(0),
  hours: wholeNumber(720).optional(),
  ...promoterFields,
});

interface Asked extends Promoter {
  goodsId: number;
  specId: number;
  hours?: number | undefined;
}

/** Where the rent dialog's QR code leads: log in, see what it costs, pay by the cashier. */
export function rentPage(phone: Hono, deps: Deps, api: Api): void {
  const show = async (c: Context, asked: Asked, problem?: string): Promise<Response> => {
    const goods = await readGoodsDetail(deps, { goodsId: asked.goodsId, userId: null });
    if (goods.trade_type_id !== RENT) {
      return c.redirect(phonePath("goodsDetails", { goodsId: asked.goodsId }, asked), 303);
    }
    if (!(await readSession(c, deps))) return toLogin(c, asked);
    const now = deps.clock.now();
    const leastHours = Math.max(1, goods.rent_option?.least_time ?? 1);
    const hours = asked.hours ?? leastHours;
    const confirmed = await api(
      "orderConfirm",
      {
        goods_id: asked.goodsId,
        goods_spec_id: asked.specId,
        quantity: 1,
        rent_plan: { hours: Math.max(1, hours) },
        ...promoterOf(asked),
      },
      phoneToken(c),
    );
    const error = problem ?? (confirmed.ok ? undefined : confirmed.msg);
    return page(
      c,
      <RentView
        time={clockTime(now)}
        goods={goods}
        specId={asked.specId}
        hours={hours}
        leastHours={leastHours}
        mostHours={MOST_RENT_HOURS}
        presets={presets(leastHours)}
        endsAt={comingTime(after(now, hours * 3600), now)}
        confirmed={confirmed.ok ? confirmed.data : null}
        promoter={asked}
        error={error}
      />,
      error === undefined ? 200 : 409,
    );
  };

  phone.get("/rentOrder", (c) => {
    const asked = query.safeParse(c.req.query());
    if (!asked.success) throw new ApiError("goodsNotFound");
    return show(c, asked.data);
  });

  phone.post("/rentOrder", async (c) => {
    const form = await readForm(
      c,
      confirmedForm.extend({ hours: wholeNumber(720), ...promoterFields }),
    );
    const asked = { ...form, goodsId: form.goods_id, specId: form.goods_spec_id };
    const built = await placeConfirmed(api, phoneToken(c), form);
    if (!built.ok) {
      const expired = LOGIN_EXPIRED_CODES.some((code) => code === built.code);
      return expired ? toLogin(c, asked) : show(c, asked, built.msg);
    }
    const cashier = scannedPath(built.data.qrcode, mobileBases(deps.config), hostOf(c));
    return c.redirect(cashier ?? orderHref(built.data.order.order_num), 303);
  });
}

const presets = (least: number) =>
  [
    { hours: least, words: `${least} 小时起租` },
    { hours: 6, words: "6 小时" },
    { hours: DAY_H, words: "包天 24 小时" },
    { hours: MOST_RENT_HOURS, words: "三天 72 小时" },
  ].filter(({ hours }, index) => index === 0 || hours > least);

const toLogin = (c: Context, asked: Asked) => {
  const { goodsId, specId, hours } = asked;
  const next = phonePath("rentOrder", { goodsId, specId: specId || undefined, hours }, asked);
  return c.redirect(`/phone/login?${new URLSearchParams({ next })}`, 303);
};
