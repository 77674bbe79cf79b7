import type { RatingView } from "@storefront/contract/listing/rating";
import type { GoodsView } from "@/lib/goods/goods-view";
import { Stars } from "../../listing/stars";
import { PageSection } from "../facts/page-section";
import { MoreReviews } from "./more-reviews";
import { REVIEW_GRID, ReviewItem } from "./review-item";

/** 评价: mean and distribution of all ratings, the newest reviews, and the others on demand. */
export function ReviewsSection({ goods }: { goods: GoodsView }) {
  const { comments, commentTotal, rating } = goods;
  return (
    <PageSection
      id="reviews"
      title="评价"
      aside={<span className="figures text-ink-2 text-sm">共 {commentTotal} 条</span>}
    >
      {rating === null ? (
        <p className="text-ink-2">还没有评价，下单前可以先问问卖家。</p>
      ) : (
        <div className="flex items-start gap-10 narrow:gap-7 small:flex-col small:items-stretch small:gap-2">
          <Rating rating={rating} />
          <div className="min-w-0 flex-1">
            <ul className={REVIEW_GRID}>
              {comments.map((comment) => (
                <ReviewItem key={comment.id} comment={comment} />
              ))}
            </ul>
            {commentTotal > comments.length ? (
              <MoreReviews
                goodsId={goods.trade.goodsId}
                shown={comments.length}
                total={commentTotal}
              />
            ) : null}
          </div>
        </div>
      )}
    </PageSection>
  );
}

function Rating({ rating }: { rating: RatingView }) {
  return (
    <div className="w-52 shrink-0 rounded-m bg-tint px-5 py-5 small:static! small:flex small:w-auto small:flex-wrap small:items-center small:gap-x-8 small:gap-y-2 small:px-4 small:py-3 [@media(min-height:720px)]:sticky [@media(min-height:720px)]:top-[76px]">
      <p className="flex items-center gap-3">
        <span className="figures font-semibold text-2xl">{rating.mean}</span>
        <span>
          <Stars score={Number(rating.mean)} />
          <span className="figures block text-ink-2 text-xs">{rating.count} 条评价均分</span>
        </span>
      </p>
      <dl className="figures mt-3 space-y-1.5 text-ink-2 text-xs small:mt-0 small:min-w-52 small:flex-1">
        {rating.spread.map(({ stars, count, percent }) => (
          <div key={stars} className="flex items-center gap-2">
            <dt className="w-7 shrink-0">{stars} 星</dt>
            <dd className="flex flex-1 items-center gap-2">
              <span
                className="h-1.5 flex-1 overflow-hidden rounded-full bg-line forced-color-adjust-none"
                aria-hidden="true"
              >
                <span
                  className="block h-full rounded-full bg-[#e8940a]"
                  style={{ width: `${percent}%` }}
                />
              </span>
              <span className="w-7 text-right">{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
