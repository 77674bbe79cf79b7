"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/browser";
import type { CommentView } from "@/lib/goods/goods-view";
import { readCommentPage } from "@/lib/goods/read-comments";
import { ReviewItem } from "./review-item";

export interface ReviewPagesProps {
  goodsId: number;
  /** How many of the newest stand above: the first page. */
  shown: number;
  total: number;
}

interface Loaded {
  comments: CommentView[];
  /** The page that came last. */
  page: number;
  /** Where its reviews begin. */
  from: number;
  /** It was empty: reviews have gone meanwhile, and there are no more. */
  ended: boolean;
}

/** The reviews behind the first ones, a page at a time; the focus goes to the first new one. */
export function ReviewPages({ goodsId, shown, total }: ReviewPagesProps) {
  const [wanted, setWanted] = useState({ page: 2, attempt: 1 });
  const [{ comments, page, from, ended }, setLoaded] = useState<Loaded>({
    comments: [],
    page: 1,
    from: 0,
    ended: false,
  });
  const [problem, setProblem] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const left = ended ? 0 : total - shown - comments.length;
  const busy = wanted.page > page && problem === "";

  useEffect(() => {
    const ending = new AbortController();
    const ask = { goods_id: goodsId, page: wanted.page };
    call("goodsComments", ask, { signal: ending.signal }).then((result) => {
      if (ending.signal.aborted) return;
      if (!result.ok) {
        setProblem(result.msg);
        return;
      }
      setLoaded((before) => {
        const { length } = before.comments;
        const more = readCommentPage(result.data, shown + length).comments;
        return {
          comments: [...before.comments, ...more],
          page: wanted.page,
          from: length,
          ended: more.length === 0,
        };
      });
    });
    return () => ending.abort();
  }, [goodsId, shown, wanted]);

  useEffect(() => {
    if (page > 1) list.current?.querySelectorAll("li")[from]?.focus();
  }, [page, from]);

  const more = () => {
    setProblem("");
    setWanted({ page: page + 1, attempt: wanted.attempt + 1 });
  };

  return (
    <>
      {comments.length === 0 ? null : (
        <ul ref={list} className="divide-y divide-line border-line border-t">
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
          <Button disabled={busy} onClick={more}>
            {busy ? "正在加载…" : `查看更多评价（还有 ${left} 条）`}
          </Button>
        </p>
      ) : null}
    </>
  );
}
