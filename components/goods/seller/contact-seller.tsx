"use client";

import { useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { useVisitorDetail } from "../visitor/use-visitor-goods";

interface Props {
  goodsId: number;
  phoneLink: string;
}

const load = () => import("@/components/account/inbox/contact").then((part) => part.Contact);

/** Opens the shop's customer service from the seller card (product §2, docs/messages.md). */
export function ContactSeller({ goodsId, phoneLink }: Props) {
  const [open, setOpen] = useState(false);
  const own = useVisitorDetail(goodsId);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="h-9 rounded-s border border-line-strong transition-colors hover:border-primary hover:text-primary-strong"
      >
        店铺客服
      </button>
      {open ? (
        <LazyComponent
          load={load}
          props={{
            subject: { goods_id: goodsId, party: "seller" },
            phoneLink: own?.phoneLink || phoneLink,
            onClose: () => setOpen(false),
          }}
        />
      ) : null}
    </>
  );
}
