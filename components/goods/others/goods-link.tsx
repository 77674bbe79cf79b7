"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, useTransition } from "react";
import { createPortal } from "react-dom";
import { LazyComponent } from "@/components/ui/lazy-component";
import { goodsAddress } from "@/lib/addresses/goods-address";

const loadSkeleton = () => import("./goods-skeleton").then((part) => part.GoodsSkeleton);

interface Props {
  goodsId: number;
  className?: string;
  children: ReactNode;
}

/** A link to another listing that covers the page with a skeleton while the listing loads. */
export function GoodsLink({ goodsId, className, children }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const href = goodsAddress(goodsId);

  const follow = (event: MouseEvent) => {
    // Leave opening another tab or window to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => router.push(href));
  };
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
      {pending ? <Waiting /> : null}
    </a>
  );
}

/** Fades in after 150 ms, so that it does not flash during a fast navigation. */
function Waiting() {
  return createPortal(
    <div className="fixed inset-0 z-30 overflow-hidden bg-ground opacity-100 transition-opacity delay-150 duration-150 starting:opacity-0">
      <div className="h-16 border-line border-b bg-white">
        <div className="container-page flex h-full animate-pulse items-center justify-between">
          <span className="h-7 w-20 rounded-s bg-line/70" />
          <span className="h-9 w-[70px] rounded-s bg-line/70" />
        </div>
      </div>
      <LazyComponent load={loadSkeleton} props={{}} />
    </div>,
    document.body,
  );
}
