import type { CallAnswer } from "@storefront/contract/calls";
import { ratingOf } from "@storefront/contract/listing/rating";
import { Outcome } from "@storefront/html/parts/outcome";
import { Rating, ReviewList } from "./goods/reviews";
import { Screen } from "./screen";

interface Props {
  comments: CallAnswer<"goodsComments">;
  backHref: string;
  /** Links to the previous and the next page. */
  previous: string | null;
  next: string | null;
}

/** A page of a listing's reviews, newest first. */
export function ReviewsView({ comments, backHref, previous, next }: Props) {
  const rating = ratingOf(comments.scores);
  return (
    <Screen title={`全部评价 ${comments.total}`} back={backHref}>
      {rating === null || comments.list.length === 0 ? (
        <Outcome icon="message" mood="quiet" title="这里没有评价">
          <p>买家收货之后可以评价。</p>
        </Outcome>
      ) : (
        <section class="card" aria-label="评价">
          <Rating rating={rating} />
          <ReviewList comments={comments.list} />
        </section>
      )}
      {next === null ? null : (
        <a class="button" href={next}>
          更多评价
        </a>
      )}
      {previous === null ? null : (
        <a class="button quiet" href={previous}>
          上一页
        </a>
      )}
    </Screen>
  );
}
