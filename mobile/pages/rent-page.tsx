import { orderHref } from "@storefront/contract/http/mobile-paths";
import { RENT } from "@storefront/contract/listing/trade";
import { MAX_RENT_HOURS } from "@storefront/contract/rentals/rent-hours";
import { formatFutureTime } from "@storefront/contract/text/china-time";
import { id, idOrNone, integerField } from "@storefront/contract/text/fields";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { page, readForm } from "../page";
import { afterOrder } from "../pay-href";
import { confirmedForm, placeConfirmed } from "../place-confirmed";
import { type Promoter, phonePath, promoterFields, promoterOf } from "../promoter";
import { refusalOf } from "../refusal";
import type { MobileSite } from "../site";
import { RentView } from "../views/rent-view";

const DAY_H = 24;
const HOUR_MS = 3_600_000;

const query = z.object({
  goodsId: id,
  specId: idOrNone.default(0),
  hours: integerField(720).optional(),
  ...promoterFields,
});

interface FormRequest extends Promoter {
  goodsId: number;
  specId: number;
  hours?: number | undefined;
}

/** The target of the rent dialog's QR code: login, price, cashier. */
export function rentPage(phone: Hono, site: MobileSite): void {
  const show = async (c: Context, input: FormRequest, problem?: string): Promise<Response> => {
    const call = site.callFor(c, pathOf(input));
    const goods = dataOf(await call("goodsDetail", { goods_id: input.goodsId }));
    if (goods.trade_type_id !== RENT) {
      return c.redirect(phonePath("goodsDetails", { goodsId: input.goodsId }, input), 303);
    }
    const now = site.now();
    const leastHours = Math.max(1, goods.rent_option?.least_time ?? 1);
    const hours = input.hours ?? leastHours;
    const confirmed = await call("orderConfirm", {
      goods_id: input.goodsId,
      goods_spec_id: input.specId,
      quantity: 1,
      rent_plan: { hours: Math.max(1, hours) },
      ...promoterOf(input),
    });
    const error = problem ?? (confirmed.ok ? undefined : confirmed.msg);
    return page(
      c,
      <RentView
        goods={goods}
        specId={input.specId}
        hours={hours}
        leastHours={leastHours}
        mostHours={MAX_RENT_HOURS}
        presets={presets(leastHours)}
        endsAt={formatFutureTime(new Date(now.getTime() + hours * HOUR_MS), now)}
        confirmed={confirmed.ok ? confirmed.data : null}
        promoter={input}
        error={error}
      />,
      error === undefined ? 200 : 409,
    );
  };

  phone.get("/rentOrder", (c) => {
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw refusalOf("goodsNotFound");
    return show(c, parsed.data);
  });

  phone.post("/rentOrder", async (c) => {
    const form = await readForm(
      c,
      confirmedForm.extend({ hours: integerField(720), ...promoterFields }),
    );
    const input = { ...form, goodsId: form.goods_id, specId: form.goods_spec_id };
    const built = await placeConfirmed(site.callFor(c, pathOf(input)), form);
    if (!built.ok) return show(c, input, built.msg);
    const { qrcode, order } = built.data;
    return afterOrder(c, site.settings, { qrcode, orderPage: orderHref(order.order_num) });
  });
}

const presets = (least: number) =>
  [
    { hours: least, words: `${least} 小时起租` },
    { hours: 6, words: "6 小时" },
    { hours: DAY_H, words: "包天 24 小时" },
    { hours: MAX_RENT_HOURS, words: "三天 72 小时" },
  ].filter(({ hours }, index) => index === 0 || hours > least);

const pathOf = (input: FormRequest): string => {
  const { goodsId, specId, hours } = input;
  return phonePath("rentOrder", { goodsId, specId: specId || undefined, hours }, input);
};
