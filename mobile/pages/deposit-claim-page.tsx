import { orderHref } from "@storefront/contract/http/mobile-paths";
import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { page, readForm, readQuery } from "../page";
import { readPictureForm, sendPictures } from "../picture-form";
import { Refusal } from "../refusal";
import type { MobileSite } from "../site";
import { DepositClaimView } from "../views/deposit-claim-view";

/** Validated leniently: rejected input is shown again as it was. */
const form = orderNumRequest.extend({
  text: z.string().default(""),
  /** Pictures that were uploaded before the answer was rejected. */
  image_ids: z
    .string()
    .default("")
    .transform((text) => text.split(",").filter((each) => each !== "")),
});

interface Draft {
  text: string;
  image_ids: readonly string[];
}

/** Answers the seller's claim against a deposit: objects with text and pictures, or agrees. */
export function depositClaimPage(phone: Hono, site: MobileSite): void {
  const show = async (c: Context, order_num: string, typed: Draft, error?: string) => {
    const path = `/phone/depositClaim?${new URLSearchParams({ order_num })}`;
    const order = dataOf(await site.callFor(c, path)("orderDetail", { order_num }));
    const { goods_name, rental } = order;
    if (rental?.claim?.state !== "requested") return c.redirect(orderHref(order_num), 303);
    return page(
      c,
      <DepositClaimView
        back={orderHref(order_num)}
        orderNum={order_num}
        name={goods_name}
        claimed={rental.claim.claimed}
        text={typed.text}
        imageIds={typed.image_ids}
        error={error}
      />,
      error === undefined ? 200 : 409,
    );
  };

  phone.get("/depositClaim", async (c) => {
    const { order_num } = await readQuery(c, orderNumRequest);
    return show(c, order_num, { text: "", image_ids: [] });
  });

  phone.post("/depositClaim", async (c) => {
    const { fields, pictures } = await readPictureForm(c, form);
    const { order_num, ...typed } = fields;
    if (typed.text.trim() === "") return show(c, order_num, typed, "请说明异议的理由");
    if (pictures.length > AFTER_SALE_PICTURES) {
      return show(c, order_num, typed, `最多 ${AFTER_SALE_PICTURES} 张图片`);
    }
    const sent = await sendPictures(site.imageSenderFor(c, orderHref(order_num)), pictures);
    const image_ids = sent.ok && sent.data.length > 0 ? sent.data : typed.image_ids;
    const request = { order_num, act: "object", text: typed.text, image_ids } as const;
    const answer = sent.ok
      ? await site.callFor(c, orderHref(order_num))("answerDepositClaim", request)
      : sent;
    return answer.ok
      ? c.redirect(orderHref(order_num), 303)
      : show(c, order_num, { ...typed, image_ids }, new Refusal(answer.code, answer.msg).message);
  });

  phone.post("/depositClaim/accept", async (c) => {
    const { order_num } = await readForm(c, orderNumRequest);
    const call = site.callFor(c, orderHref(order_num));
    const answer = await call("answerDepositClaim", { order_num, act: "accept" });
    const refusal = answer.ok ? null : new Refusal(answer.code, answer.msg);
    // The order's page shows the actual state, in case the claim has ended meanwhile.
    if (refusal && refusal.status !== 409) throw refusal;
    return c.redirect(orderHref(order_num), 303);
  });
}
