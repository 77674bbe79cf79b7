import type { CallAnswer } from "@storefront/contract/calls";
import { orderHref } from "@storefront/contract/http/mobile-paths";
import { REVIEW_PICTURES } from "@storefront/contract/listing/review-terms";
import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { type CallResult, dataOf } from "../call-api";
import { page, readQuery } from "../page";
import { readPictureForm, sendPictures } from "../picture-form";
import { Refusal } from "../refusal";
import type { MobileSite } from "../site";
import { type ReviewDraft, ReviewFormView } from "../views/review-form-view";

/** Validated leniently: rejected input is shown again as it was. */
const form = orderNumRequest.extend({
  score: z.string().default(""),
  content: z.string().default(""),
  /** Pictures that are stored already, and which of them the buyer has removed. */
  image_ids: z
    .string()
    .default("")
    .transform((text) => text.split(",").filter((each) => each !== "")),
  drop_0: z.string().optional(),
  drop_1: z.string().optional(),
  drop_2: z.string().optional(),
});

type Input = z.output<typeof form>;

/** Writes the review of a received order, or changes it. */
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
    if (kept.length + pictures.length > REVIEW_PICTURES) {
      return show(c, order_num, typed, `最多 ${REVIEW_PICTURES} 张图片，请先移除几张`);
    }
    const sent = await sendPictures(site.imageSenderFor(c, hrefOf(order_num)), pictures);
    const imageIds = sent.ok ? [...kept, ...sent.data] : kept;
    const answer = sent.ok
      ? await site.callFor(c, hrefOf(order_num))("writeReview", {
          order_num,
          score,
          content,
          image_ids: imageIds,
        })
      : sent;
    return finish(c, order_num, answer, (error) =>
      show(c, order_num, { ...typed, imageIds }, error),
    );
  });
}

function finish(
  c: Context,
  orderNum: string,
  answer: CallResult<unknown>,
  showAgain: (error: string) => Promise<Response>,
): Response | Promise<Response> {
  if (answer.ok) return c.redirect(orderHref(orderNum), 303);
  return showAgain(new Refusal(answer.code, answer.msg).message);
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
