import type { CallRequest } from "@storefront/contract/calls";
import { subscribeRequest } from "@storefront/contract/discovery/shop";
import type { CallName } from "@storefront/contract/http/paths";
import {
  claimCouponRequest,
  collectRequest,
  reportRequest,
} from "@storefront/contract/listing/goods-actions";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { readForm } from "../page";
import { type Promoter, phonePath, promoterFields } from "../promoter";
import type { MobileSite } from "../site";

/** A visitor's completed action, in the address of the page that confirms it. */
export const DONE = ["claimed", "followed", "collected", "removed", "reported"] as const;
type Done = (typeof DONE)[number];

/** Shows the goods page with why something was refused. */
type Show = (
  c: Context,
  goodsId: number,
  from: Promoter,
  told: { error: string },
) => Promise<Response>;

const ofListing = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ ...shape, goods_id: claimCouponRequest.shape.goods_id, ...promoterFields });

/** Forms of the goods page besides the order: each needs a login, and leads back to the page. */
export function goodsActions(phone: Hono, site: MobileSite, show: Show): void {
  const perform = async <N extends CallName>(
    c: Context,
    from: Promoter & { goods_id: number },
    [name, payload]: [N, CallRequest<N>],
    done: Done,
  ): Promise<Response> => {
    const query = { goodsId: from.goods_id };
    const back = phonePath("goodsDetails", query, from);
    const result = await site.callFor(c, back)(name, payload);
    if (!result.ok) return show(c, from.goods_id, from, { error: result.msg });
    return c.redirect(`${back}&done=${done}`, 303);
  };

  phone.post("/goodsDetails/coupon", async (c) => {
    const form = await readForm(c, ofListing(claimCouponRequest.shape));
    const { goods_id, envelope_id } = form;
    return perform(c, form, ["receiveEnvelope", { goods_id, envelope_id }], "claimed");
  });

  phone.post("/goodsDetails/follow", async (c) => {
    const form = await readForm(c, ofListing({ user_id: subscribeRequest.shape.user_id }));
    return perform(c, form, ["subscribe", { user_id: form.user_id, action: 1 }], "followed");
  });

  phone.post("/goodsDetails/collect", async (c) => {
    const form = await readForm(c, ofListing(collectRequest.shape));
    const { goods_id, action } = form;
    const done = action === 1 ? "collected" : "removed";
    return perform(c, form, ["collectGoods", { goods_id, action }], done);
  });

  phone.post("/goodsDetails/report", async (c) => {
    const form = await readForm(c, ofListing(reportRequest.shape));
    const { goods_id, reason, text } = form;
    return perform(c, form, ["reportGoods", { goods_id, reason, text }], "reported");
  });
}
