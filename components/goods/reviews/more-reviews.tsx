"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LazyComponent } from "@/components/ui/lazy-component";
import type { ReviewPagesProps } from "./review-pages";

const load = () => import("./review-pages").then((part) => part.ReviewPages);

/** Button that shows further reviews; the component behind it is loaded on demand. */
export function MoreReviews(props: ReviewPagesProps) {
  const [expanded, setExpanded] = useState(false);
  if (expanded) {
    const waiting = <p className="py-4 text-center text-ink-2 text-sm">正在加载…</p>;
    return <LazyComponent load={load} props={props} waiting={waiting} />;
  }
  return (
    <p className="mt-4 border-line border-t pt-4 text-center print:hidden">
      <Button onClick={() => setExpanded(true)}>
        查看更多评价（还有 {props.total - props.shown} 条）
      </Button>
    </p>
  );
}
