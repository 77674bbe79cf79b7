import type { CallAnswer } from "@storefront/contract/calls";
import { orderHref } from "@storefront/contract/http/mobile-paths";
import { REVIEW_PICTURES } from "@storefront/contract/listing/review-terms";
import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { page, readQuery } from "../page";
import { readPictureForm, storedPictures, submitWithPictures } from "../picture-form";
import type { MobileSite } from "../site";
import { type ReviewDraft, ReviewFormView } from "../views/review-form-view";

/** Validated leniently: rejected input is shown again as it was. */
const form = orderNumRequest.extend({
  score: z.string().default(""),
  content: z.string().default(""),
  ...storedPictures,
  /** The pictures that the buyer has removed. */
  drop_0: z.string().optional(),
  drop_1: z.string().optional(),
  drop_2: z.string().optional(),
});

type Input = z.output<typeof form>;

/** Creates or changes the review of a received order. */
export function reviewPage(phone: Hono, site: MobileSite): void {
  const show = async (c: Context, orderNum: string, typed?: ReviewDraft, error?: string) => {
    const call = site.callFor(c, hrefOf(orderNum));
    const order = dataOf(await call("orderDetail", { order_num: orderNum }));
    const { review } = order;
    const isOpen = order.review_state === "open" || (review && review.editable_until !== null);
    if (!isOpen) return c.redirect(orderHref(orderNum), 303);
    return page(
      c,
      <ReviewFormView
        {...{ order, error }}
        draft={typed ?? draftOf(review)}
        back={orderHref(orderNum)}
      />,
      error === undefined ? 200 : 409,
    );
  };

  phone.get("/review", async (c) => show(c, (await readQuery(c, orderNumRequest)).order_num));

  phone.post("/review", async (c) => {
    const { fields, pictures } = await readPictureForm(c, form);
    const { order_num, score, content } = fields;
    const kept = keptImages(fields);
    const typed = { score, content, imageIds: kept };
    if (score === "") return show(c, order_num, typed, "请选择星级");
    const path = hrefOf(order_num);
    const send = site.imageSenderFor(c, path);
    const { answer, imageIds } = await submitWithPictures(
      { send, pictures, stored: kept, adds: true, most: REVIEW_PICTURES },
      (image_ids) => site.callFor(c, path)("writeReview", { order_num, score, content, image_ids }),
    );
    if (answer.ok) return c.redirect(orderHref(order_num), 303);
    return show(c, order_num, { ...typed, imageIds }, answer.msg);
  });
}

const keptImages = ({ image_ids, drop_0, drop_1, drop_2 }: Input): string[] => {
  const dropped = new Set([drop_0, drop_1, drop_2]);
  return image_ids.filter((id) => !dropped.has(id));
};

const draftOf = (review: CallAnswer<"orderDetail">["review"]): ReviewDraft => ({
  score: review ? String(review.score) : "",
  content: review?.content ?? "",
  imageIds: review?.images.map(({ image_id }) => image_id) ?? [],
});

const hrefOf = (orderNum: string): string => `/phone/review?order_num=${orderNum}`;
