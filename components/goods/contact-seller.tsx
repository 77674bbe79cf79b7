"use client";

import { useState, useSyncExternalStore } from "react";
import { LazyPart } from "@/components/ui/lazy-part";
import { onOwnChange, ownDetail } from "@/lib/goods/own-store";

interface Props {
  goodsId: number;
  phoneLink: string;
}

/** The server, and the first paint, know no visitor. */
const noDetail = () => null;

const load = () => import("./phone-dialog").then((part) => part.PhoneDialog);

/** The seller card's way to customer service: the same dialog as 联系客服 beside the buy button (product §2). */
export function ContactSeller({ goodsId, phoneLink }: Props) {
  const [open, setOpen] = useState(false);
  const own = useSyncExternalStore(onOwnChange, () => ownDetail(goodsId), noDetail);
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
        <LazyPart
          load={load}
          props={{
            reason: "contact",
            link: own?.phoneLink || phoneLink,
            onClose: () => setOpen(false),
          }}
        />
      ) : null}
    </>
  );
}
