"use client";

import Link, { useLinkStatus } from "next/link";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { goodsAddress } from "@/lib/goods/goods-address";
import { GoodsSkeleton } from "./goods-skeleton";

interface Props {
  goodsId: number;
  className?: string;
  children: ReactNode;
}

/** A link to another listing: while that one is on its way, its shape stands over this page. */
export function GoodsLink({ goodsId, className, children }: Props) {
  return (
    <Link href={goodsAddress(goodsId)} prefetch={false} className={className}>
      {children}
      <Waiting />
    </Link>
  );
}

function Waiting() {
  const { pending } = useLinkStatus();
  return pending ? createPortal(<GoodsSkeleton />, document.body) : null;
}
