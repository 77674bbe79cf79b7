import { id, integerField } from "@storefront/contract/text/fields";
import type { Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { page } from "../page";
import { phonePath, promoterFields } from "../promoter";
import { refusalOf } from "../refusal";
import type { MobileSite } from "../site";
import { ReviewsView } from "../views/reviews-view";

const query = z.object({
  goodsId: id,
  page: integerField(10_000).optional().catch(undefined),
  ...promoterFields,
});

/** All reviews of a listing, newest first. */
export function reviewsPage(phone: Hono, site: MobileSite): void {
  phone.get("/reviews", async (c) => {
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw refusalOf("goodsNotFound");
    const { goodsId, ...from } = parsed.data;
    const number = from.page || 1;
    const comments = dataOf(
      await site.callFor(c)("goodsComments", { goods_id: goodsId, page: String(number) }),
    );
    const pathOf = (wanted: number) => phonePath("reviews", { goodsId, page: wanted }, from);
    return page(
      c,
      <ReviewsView
        comments={comments}
        backHref={phonePath("goodsDetails", { goodsId }, from)}
        previous={number > 1 ? pathOf(number - 1) : null}
        next={comments.total > number * comments.page_size ? pathOf(number + 1) : null}
      />,
    );
  });
}
