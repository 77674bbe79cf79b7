import type { CommentView } from "@/lib/goods/goods-view";
import { GoodsPicture } from "../listing/goods-picture";
import { Stars } from "../listing/stars";

interface Props {
  comment: CommentView;
  /** Focusable by script, to move the focus to newly loaded reviews. */
  focusable?: boolean;
}

/** One review: author, stars, date and spec. */
export function ReviewItem({ comment, focusable = false }: Props) {
  return (
    <li
      className="skip-far flex gap-3 py-4 [--far-height:70px]"
      {...(focusable ? { tabIndex: -1 } : {})}
    >
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
        <p className="figures mt-1 flex gap-4 text-ink-2 text-xs small:flex-wrap small:gap-y-0">
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
