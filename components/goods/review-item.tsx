import type { CommentView } from "@/lib/goods/goods-view";
import { Stars } from "../listing/stars";

interface Props {
  comment: CommentView;
  /** Focusable by script, to move the focus to newly loaded reviews. */
  focusable?: boolean;
}

/** Most reviews are one line long, so two stand side by side. */
export const REVIEW_GRID = "grid grid-cols-2 gap-x-10 narrow:gap-x-6 small:grid-cols-1";

/** One review: author, stars, date and spec above the text. */
export function ReviewItem({ comment, focusable = false }: Props) {
  return (
    <li
      className="skip-far flex min-w-0 gap-3 border-line border-b py-3 [--far-height:44px]"
      {...(focusable ? { tabIndex: -1 } : {})}
    >
      <Initial nickname={comment.nickname} />
      <div className="min-w-0 flex-1">
        <p className="figures flex items-center gap-3 text-ink-2 text-xs small:flex-wrap small:gap-y-0">
          <bdi className="truncate font-medium text-ink text-sm">{comment.nickname}</bdi>
          <Stars score={comment.score} />
          {comment.specName === "" ? null : (
            <span className="min-w-0 truncate">
              规格：<bdi>{comment.specName}</bdi>
            </span>
          )}
          {comment.date === "" ? null : (
            <time dateTime={comment.date} className="ml-auto shrink-0">
              {comment.date}
            </time>
          )}
        </p>
        <p className="wrap-anywhere mt-0.5 text-sm">
          <bdi>{comment.content}</bdi>
        </p>
      </div>
    </li>
  );
}

/** In place of the reviewer's picture: ten pictures that say nothing about the goods would load with every page. */
function Initial({ nickname }: { nickname: string }) {
  const [first = ""] = Array.from(nickname);
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 select-none place-items-center self-start rounded-full bg-tint font-medium text-primary-strong text-sm"
    >
      {first.toUpperCase()}
    </span>
  );
}
