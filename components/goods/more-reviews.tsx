"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LazyComponent } from "@/components/ui/lazy-component";
import type { ReviewPagesProps } from "./review-pages";

const load = () => import("./review-pages").then((part) => part.ReviewPages);

/** The way to the reviews behind the first ones; what shows them is loaded on demand. */
export function MoreReviews(props: ReviewPagesProps) {
  const [asked, setAsked] = useState(false);
  if (asked) {
    const waiting = <p className="py-4 text-center text-ink-2 text-sm">正在加载…</p>;
    return <LazyComponent load={load} props={props} waiting={waiting} />;
  }
  return (
    <p className="mt-4 border-line border-t pt-4 text-center print:hidden">
      <Button onClick={() => setAsked(true)}>
        查看更多评价（还有 {props.total - props.shown} 条）
      </Button>
    </p>
  );
}
