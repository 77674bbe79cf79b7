import type { CommentView, GoodsView } from "@/lib/goods/goods-view";
import { meanScore } from "@/lib/goods/rating";
import { GoodsPicture } from "./goods-picture";
import { PageSection } from "./page-section";
import { Stars } from "./stars";

/** 评价: the mean of what is shown, and each review. */
export function ReviewsSection({ goods }: { goods: GoodsView }) {
  const { comments, commentTotal } = goods;
  const mean = meanScore(comments);
  return (
    <PageSection
      id="reviews"
      title="评价"
      aside={<span className="figures text-ink-2 text-sm">共 {commentTotal} 条</span>}
    >
      {mean === null ? (
        <p className="text-ink-2">还没有评价。确认收货后，你可以写下第一条。</p>
      ) : (
        <div className="flex gap-10">
          <div className="w-32 shrink-0 self-start rounded-m bg-tint py-6 text-center">
            <p className="figures font-semibold text-2xl">{mean}</p>
            <Stars score={Number(mean)} />
            <p className="figures mt-1 text-ink-2 text-xs">近 {comments.length} 条评价均分</p>
          </div>
          <ul className="min-w-0 flex-1 divide-y divide-line">
            {comments.map((comment) => (
              <Comment key={comment.id} comment={comment} />
            ))}
          </ul>
        </div>
      )}
    </PageSection>
  );
}

function Comment({ comment }: { comment: CommentView }) {
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <GoodsPicture
        url={comment.avatar}
        alt=""
        size={36}
        className="shrink-0 self-start rounded-full"
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-3">
          <bdi className="truncate font-medium text-sm">{comment.nickname}</bdi>
          <Stars score={comment.score} />
        </p>
        <p className="wrap-anywhere mt-1 text-sm">
          <bdi>{comment.content}</bdi>
        </p>
        <p className="figures mt-1 flex gap-4 text-ink-2 text-xs">
          {comment.date === "" ? null : <time dateTime={comment.date}>{comment.date}</time>}
          {comment.specName === "" ? null : (
            <span className="min-w-0 truncate">
              规格：<bdi>{comment.specName}</bdi>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
