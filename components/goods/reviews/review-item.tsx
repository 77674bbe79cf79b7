"use client";

import { EDITED_WORD } from "@storefront/contract/listing/state-words";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import type { CommentView } from "@/lib/goods/goods-view";
import { Stars } from "../../listing/stars";

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
              {comment.edited ? ` ${EDITED_WORD}` : ""}
            </time>
          )}
        </p>
        <p className="wrap-anywhere mt-0.5 whitespace-pre-line text-sm">
          <bdi>{comment.content}</bdi>
        </p>
        <Pictures urls={comment.pictures} />
        {comment.reply === "" ? null : (
          <p className="wrap-anywhere mt-2 whitespace-pre-line rounded-s bg-ground px-3 py-2 text-ink-2 text-sm">
            卖家回复：<bdi>{comment.reply}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

/** Photos of the buyer; a click opens one in full size. */
function Pictures({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {urls.map((url, index) => (
        <a key={url} href={pictureAt(url, 1280)} target="_blank" rel="noopener">
          <img
            src={pictureAt(url, 320)}
            alt={`买家的图片 ${index + 1}（在新窗口查看）`}
            loading="lazy"
            width={72}
            height={72}
            className="size-18 rounded-s border border-line bg-ground object-cover"
          />
        </a>
      ))}
    </p>
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
