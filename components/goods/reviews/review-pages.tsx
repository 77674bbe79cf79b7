"use client";

import { useEffect, useRef } from "react";
import useSWRInfinite from "swr/infinite";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/call.client";
import type { Failure } from "@/lib/api/result";
import type { CommentView } from "@/lib/goods/goods-view";
import { readCommentPage } from "@/lib/goods/read-comments";
import { REVIEW_GRID, ReviewItem } from "./review-item";

export interface ReviewPagesProps {
  goodsId: number;
  /** Number of reviews already shown above: the first page. */
  shown: number;
  total: number;
}

/** Loads further reviews page by page and focuses the first new one. */
export function ReviewPages({ goodsId, shown, total }: ReviewPagesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { data, error, setSize, isValidating } = useSWRInfinite<unknown, Failure>(
    (index: number) => ["goods-comments", goodsId, index + 2],
    ([, goods_id, page]: readonly [string, number, number]) => fetchPage(goods_id, page),
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const pages = readPages(data ?? [], shown);
  const comments = pages.flat();
  const problem = error && !isValidating ? error.msg : "";
  // An empty page means that reviews were removed meanwhile and none are left.
  const left = pages.at(-1)?.length === 0 ? 0 : total - shown - comments.length;
  const from = comments.length - (pages.at(-1)?.length ?? 0);

  useEffect(() => {
    if (pages.length > 0) list.current?.querySelectorAll("li")[from]?.focus();
  }, [pages.length, from]);

  // After a failure, retry the same page; loaded pages are not fetched again.
  const more = () => void setSize((size) => (error ? size : size + 1));

  return (
    <>
      {comments.length === 0 ? null : (
        <ul ref={list} className={REVIEW_GRID}>
          {comments.map((comment) => (
            <ReviewItem key={comment.id} comment={comment} focusable />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-center text-ink-2 text-sm empty:hidden">
        {problem}
      </p>
      {left > 0 ? (
        <p className="mt-4 border-line border-t pt-4 text-center">
          <Button disabled={isValidating} onClick={more}>
            {isValidating ? "正在加载…" : `查看更多评价（还有 ${left} 条）`}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** @throws Failure */
async function fetchPage(goods_id: number, page: number): Promise<unknown> {
  const result = await call("goodsComments", { goods_id, page });
  if (!result.ok) throw result;
  return result.data;
}

/** Numbers the reviews consecutively across pages. */
function readPages(responses: readonly unknown[], shown: number): CommentView[][] {
  const pages: CommentView[][] = [];
  for (const response of responses) {
    pages.push(readCommentPage(response, shown + pages.flat().length).comments);
  }
  return pages;
}
