"use client";

import { DialogShell } from "@/components/ui/dialog-shell";
import { LazyComponent } from "@/components/ui/lazy-component";
import { readToken } from "@/lib/cookies/read-session";
import type { TradeView } from "@/lib/goods/goods-view";
import { LOGIN_SHELL } from "@/lib/login/login-shell";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import type { PhoneReason } from "../../listing/phone-dialog";

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
const loadPhone = () => import("../../listing/phone-dialog").then((part) => part.PhoneDialog);

/** Loads the dialog of each part of the buy box. */
export const LOAD_DIALOG: Record<OpenDialog["part"], () => Promise<unknown>> = {
  purchase: loadPurchase,
  rent: loadRent,
  group: loadGroup,
  app: loadApp,
  contact: loadContact,
  phone: loadPhone,
};

interface Props {
  opened: OpenDialog;
  trade: TradeView;
  /** URL of the goods on the mobile site. */
  link: string;
  onClose: () => void;
}

/** The open dialog of the buy box, lazily loaded. */
export function ActiveDialog({ opened, trade, link, onClose }: Props) {
  const waiting = <Waiting opened={opened} onClose={onClose} />;
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

/** Titles and widths of the dialogs, for the time in which they load. */
const SHELLS: Record<Exclude<OpenDialog["part"], "contact">, { title: string; width: number }> = {
  purchase: { title: "确认订单", width: 432 },
  rent: { title: "租号", width: 450 },
  group: { title: "扫码拼团", width: 450 },
  app: { title: "请在 App 内购买", width: 450 },
  phone: { title: "扫码下单", width: 450 },
};

function Waiting({ opened, onClose }: Pick<Props, "opened" | "onClose">) {
  if (opened.part === "contact") return <Opening />;
  // The purchase starts with the login of a visitor who has no session.
  const isLogin = opened.part === "purchase" && readToken() === undefined;
  return <DialogShell {...(isLogin ? LOGIN_SHELL : SHELLS[opened.part])} onClose={onClose} />;
}

function Opening() {
  return (
    <p role="status" className="text-ink-2 text-xs">
      正在打开…
    </p>
  );
}
