import { orderHref } from "@storefront/contract/http/mobile-paths";
import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { page, readForm, readQuery } from "../page";
import { readPictureForm, storedPictures, submitWithPictures } from "../picture-form";
import { Refusal } from "../refusal";
import type { MobileSite } from "../site";
import { DepositClaimView } from "../views/deposit-claim-view";

/** Validated leniently: rejected input is shown again as it was. */
const form = orderNumRequest.extend({
  text: z.string().default(""),
  ...storedPictures,
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
    const { text, image_ids: stored } = typed;
    const back = orderHref(order_num);
    const send = site.imageSenderFor(c, back);
    const { answer, imageIds } = await submitWithPictures(
      { send, pictures, stored, most: AFTER_SALE_PICTURES },
      (image_ids) =>
        site.callFor(c, back)("answerDepositClaim", { order_num, act: "object", text, image_ids }),
    );
    if (answer.ok) return c.redirect(back, 303);
    return show(c, order_num, { text, image_ids: imageIds }, answer.msg);
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
