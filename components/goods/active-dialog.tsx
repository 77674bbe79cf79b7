"use client";

import { LazyComponent } from "@/components/ui/lazy-component";
import type { TradeView } from "@/lib/goods/goods-view";
import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import type { PhoneReason } from "../listing/phone-dialog";

/** The dialog opened by a button of the buy box. */
export type OpenDialog =
  | { part: "purchase"; request: PurchaseRequest }
  | { part: "rent"; request: PurchaseRequest }
  | { part: "group" }
  | { part: "app" }
  | { part: "contact" }
  | { part: "phone"; reason: PhoneReason };

const loadPurchase = () => import("@/components/purchase/purchase").then((part) => part.Purchase);
const loadRent = () => import("@/components/rent/rent").then((part) => part.Rent);
const loadGroup = () => import("@/components/group/group-dialog").then((part) => part.GroupDialog);
const loadApp = () => import("./app-dialog").then((part) => part.AppDialog);
const loadContact = () => import("@/components/account/inbox/contact").then((part) => part.Contact);
const loadPhone = () => import("../listing/phone-dialog").then((part) => part.PhoneDialog);

interface Props {
  opened: OpenDialog;
  trade: TradeView;
  /** URL of the goods on the mobile site. */
  link: string;
  onClose: () => void;
}

/** The open dialog of the buy box, lazily loaded. */
export function ActiveDialog({ opened, trade, link, onClose }: Props) {
  const waiting = <Opening />;
  switch (opened.part) {
    case "purchase":
      return (
        <LazyComponent
          load={loadPurchase}
          props={{ request: opened.request, onClose }}
          waiting={waiting}
        />
      );
    case "rent": {
      const { request } = opened;
      const { leastHours } = trade;
      return (
        <LazyComponent
          load={loadRent}
          props={{ request, leastHours, link, onClose }}
          waiting={waiting}
        />
      );
    }
    case "group":
      return (
        <LazyComponent
          load={loadGroup}
          props={{ goodsId: trade.goodsId, link, onClose }}
          waiting={waiting}
        />
      );
    case "app":
      return <LazyComponent load={loadApp} props={{ trade, link, onClose }} waiting={waiting} />;
    case "contact": {
      const subject = { goods_id: trade.goodsId, party: "platform" } as const;
      return (
        <LazyComponent
          load={loadContact}
          props={{ subject, phoneLink: link, onClose }}
          waiting={waiting}
        />
      );
    }
    case "phone":
      return (
        <LazyComponent
          load={loadPhone}
          props={{ reason: opened.reason, link, onClose }}
          waiting={waiting}
        />
      );
  }
}

function Opening() {
  return (
    <p role="status" className="text-ink-2 text-xs">
      正在打开…
    </p>
  );
}
