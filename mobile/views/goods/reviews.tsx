import { type RatingView, ratingOf } from "@storefront/contract/listing/rating";
import { EDITED_WORD } from "@storefront/contract/listing/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import type { Goods } from "../../listing-trade";
import { Evidence } from "../after-sale-card";
import { Picture } from "../picture";
import { SellerReply } from "../review-card";
import { Stars } from "./stars";

type Comments = Goods["comments"];

/** Reviews on the goods page; the others are on a page of their own. */
const SHOWN = 5;

/** Mean and spread of all reviews, the newest ones, and a link to the others. */
export function Reviews({ goods, allHref }: { goods: Goods; allHref: string }) {
  const { total, scores, list } = goods.comments;
  const rating = ratingOf(scores);
  return (
    <section class="card" aria-labelledby="reviews">
      <h2 id="reviews" class="card-title">
        评价 <span class="figures">{total}</span>
      </h2>
      {rating === null ? (
        <p class="hint">还没有评价，下单前可以先问问卖家。</p>
      ) : (
        <>
          <Rating rating={rating} />
          <ReviewList comments={list.slice(0, SHOWN)} />
          {total > SHOWN ? (
            <a class="button" href={allHref}>
              查看全部 {total} 条评价
            </a>
          ) : null}
        </>
      )}
    </section>
  );
}

/** Mean and spread of scores. */
export function Rating({ rating }: { rating: RatingView }) {
  return (
    <div class="rating wrap figures">
      <p>
        <strong>{rating.mean}</strong>
        <Stars score={Number(rating.mean)} />
        <small>{rating.count} 条评价均分</small>
      </p>
      <dl>
        {rating.spread.map(({ stars, count, percent }) => (
          <div class="rating-line line">
            <dt>{stars} 星</dt>
            <dd class="rating-line line">
              <progress value={percent} max={100} aria-label={`${stars} 星占 ${percent}%`} />
              <span>{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Reviews, newest first. */
export function ReviewList({ comments }: { comments: Comments["list"] }) {
  return (
    <ul class="reviews stack-12">
      {comments.map((comment) => (
        <li>
          <Picture url={comment.head_img_url} width={80} alt="" />
          <div>
            <p class="review-head wrap">
              <strong>
                <bdi>{comment.nickname}</bdi>
              </strong>
              <Stars score={comment.score} />
            </p>
            <p class="said">{comment.content}</p>
            <Evidence images={comment.images ?? []} by="买家" />
            <small>
              {fullTime(new Date(comment.created_at)).slice(0, 10)}
              {comment.spec_name === "" ? "" : ` · ${comment.spec_name}`}
              {comment.edited === 1 ? ` · ${EDITED_WORD}` : ""}
            </small>
            <SellerReply reply={comment.reply} />
          </div>
        </li>
      ))}
    </ul>
  );
}
