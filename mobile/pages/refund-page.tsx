import { boostTitle, isBoostNum } from "@storefront/contract/boosts/boost-terms";
import { boostHref, orderHref } from "@storefront/contract/http/mobile-paths";
import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import { AFTER_SALE_PICTURES, AFTER_SALE_REASONS } from "@storefront/contract/refunds/after-sale";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { type Call, type CallResult, dataOf } from "../call-api";
import { page, readForm, readQuery } from "../page";
import { readPictureForm, storedPictures, submitWithPictures } from "../picture-form";
import { Refusal } from "../refusal";
import type { MobileSite } from "../site";
import type { Refundable } from "../views/after-sale-card";
import { EscalateView } from "../views/escalate-view";
import { RefundView } from "../views/refund-view";

/** Validated leniently: rejected input is shown again as it was. */
const form = orderNumRequest.extend({
  reason: z.string().default(""),
  text: z.string().default(""),
  ...storedPictures,
});

interface OrderDraft {
  reason?: string | undefined;
  text?: string | undefined;
  image_ids?: readonly string[];
}

const escalateForm = form.pick({ order_num: true, image_ids: true }).extend({
  text: z.string().default(""),
});

/** Requests a refund of an order of either kind, withdraws it, or escalates it to the operator. */
export function refundPage(phone: Hono, site: MobileSite): void {
  const show = async (c: Context, orderNum: string, typed: OrderDraft, error?: string) => {
    const path = `/phone/refund?${new URLSearchParams({ order_num: orderNum })}`;
    const order = await readOrder(site.callFor(c, path), orderNum);
    if (order.after_sale_until === null) return c.redirect(hrefOf(orderNum), 303);
    const { name, maxRefund } = order;
    return page(
      c,
      <RefundView
        {...{ orderNum, name, maxRefund, typed, error }}
        imageIds={typed.image_ids ?? []}
        back={hrefOf(orderNum)}
      />,
      error === undefined ? 200 : 409,
    );
  };

  const evidence = (c: Context, path: string) => ({
    send: site.imageSenderFor(c, path),
    most: AFTER_SALE_PICTURES,
  });

  phone.get("/refund", async (c) => {
    const { order_num } = await readQuery(c, orderNumRequest);
    return show(c, order_num, {});
  });

  phone.post("/refund", async (c) => {
    const { fields, pictures } = await readPictureForm(c, form);
    const { order_num, ...typed } = fields;
    const reason = AFTER_SALE_REASONS.find((each) => each === typed.reason);
    if (reason === undefined) return show(c, order_num, typed, "请选择退款原因");
    const path = hrefOf(order_num);
    const { answer, imageIds: image_ids } = await submitWithPictures(
      { ...evidence(c, path), pictures, stored: typed.image_ids },
      (image_ids) =>
        site.callFor(c, path)("orderRefund", { order_num, reason, text: typed.text, image_ids }),
    );
    if (answer.ok) return c.redirect(path, 303);
    return show(c, order_num, { ...typed, image_ids }, answer.msg);
  });

  phone.post("/refund/withdraw", async (c) => {
    const { order_num } = await readForm(c, orderNumRequest);
    const call = site.callFor(c, hrefOf(order_num));
    return back(c, order_num, await call("withdrawRefund", { order_num }));
  });
  phone.post("/refund/escalate", async (c) => {
    const { fields, pictures } = await readPictureForm(c, escalateForm);
    const { order_num, text } = fields;
    const path = hrefOf(order_num);
    const { answer, imageIds } = await submitWithPictures(
      { ...evidence(c, path), pictures, stored: fields.image_ids },
      (image_ids) => site.callFor(c, path)("escalateRefund", { order_num, text, image_ids }),
    );
    const refusal = answer.ok ? null : new Refusal(answer.code, answer.msg);
    // A request that is no longer refused is shown unchanged; the buyer can correct everything else.
    if (refusal === null || refusal.reason === "afterSaleMoved") return c.redirect(path, 303);
    if (refusal.status === 404) throw refusal;
    const form = { orderNum: order_num, text, imageIds, error: refusal.message };
    return page(c, <EscalateView {...form} back={path} />, 409);
  });
}

/** Redirects to the order's page, which shows the actual state, in case it was refused meanwhile. */
function back(c: Context, orderNum: string, answer: CallResult<unknown>): Response {
  const refusal = answer.ok ? null : new Refusal(answer.code, answer.msg);
  if (refusal && refusal.status !== 409) throw refusal;
  return c.redirect(hrefOf(orderNum), 303);
}

const hrefOf = (orderNum: string): string =>
  isBoostNum(orderNum) ? boostHref(orderNum) : orderHref(orderNum);

/** Reads the goods and the maximum refund; the deposit is not part of the price. */
async function readOrder(
  call: Call,
  order_num: string,
): Promise<Refundable & { name: string; maxRefund: string }> {
  if (isBoostNum(order_num)) {
    const boost = dataOf(await call("boostOrder", { order_num }));
    const { game_name, start_level_name, target_level_name, price } = boost;
    const name = `${boostTitle(game_name)} ${start_level_name} → ${target_level_name}`;
    return { ...boost, name, maxRefund: price };
  }
  const goods = dataOf(await call("orderDetail", { order_num }));
  const { goods_name, price, deposit } = goods;
  const maxRefund = fenToYuan((yuanToFen(price) ?? 0) - (yuanToFen(deposit) ?? 0));
  return { ...goods, name: goods_name, maxRefund };
}
