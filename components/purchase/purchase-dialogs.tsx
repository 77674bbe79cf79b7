"use client";

import { CHECKING_WORD, PROCESSING_WORD } from "@storefront/contract/labels/state-words";
import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { VisitorOrder } from "@/lib/purchase/orders/visitor-order";
import type { FollowingOrder, State } from "@/lib/purchase/state";
import { isSettled } from "@/lib/purchase/terms/outcome";
import { CheckingPanel } from "./checking-panel";
import { CheckingSessionNotice } from "./checking-session-notice";
import { ConfirmFooter } from "./confirm-footer";
import { ConfirmForm } from "./confirm-form";
import { ConfirmSkeleton } from "./confirm-skeleton";
import { ExpiredPanel } from "./expired-panel";
import { LimitedPanel } from "./limited-panel";
import { PaidPanel } from "./paid-panel";
import { PayAmount } from "./pay-amount";
import { ProcessingPanel } from "./processing-panel";
import { RefundPanel } from "./refund-panel";
import { RefusedNotice } from "./refused-notice";
import { ResumingNotice } from "./resuming-notice";
import { ScanPanel } from "./scan-panel";
import type { Send } from "./use-purchase";

/** Pixels (product §9). */
const WIDTH = 432;

interface View {
  /** States with the same key share one dialog whose content changes. */
  key: "confirm" | "pay" | "success";
  title: string;
  body: ReactNode;
  footer?: ReactNode;
}

/** The dialog of the current state; some states between two dialogs have none. */
export function PurchaseDialogs({ state, send }: { state: State; send: Send }) {
  if (state.name === "checkingSession")
    return <CheckingSessionNotice key={String(state.pending.login)} {...state} send={send} />;
  const view = viewOf(state, send);
  if (!view) return null;
  return (
    <Dialog
      key={view.key}
      open
      onClose={() => send({ type: "close" })}
      title={view.title}
      width={WIDTH}
      footer={view.footer}
    >
      {view.body}
    </Dialog>
  );
}

function viewOf(state: State, send: Send): View | null {
  switch (state.name) {
    case "reconciling":
    case "loadingTerms":
      return {
        key: "confirm",
        title: "确认订单",
        body: <ConfirmSkeleton request={state.request} />,
      };
    case "refused":
      return {
        key: "confirm",
        title: "确认订单",
        body: <RefusedNotice state={state} send={send} />,
      };
    case "limited":
      return {
        key: "confirm",
        title: "确认订单",
        body: <LimitedPanel state={state} send={send} />,
      };
    case "editing":
      return {
        key: "confirm",
        title: "确认订单",
        body: <ConfirmForm state={state} send={send} />,
        footer: <ConfirmFooter state={state} send={send} />,
      };
    case "resuming":
      return { key: "pay", title: "请支付", body: <ResumingNotice state={state} send={send} /> };
    case "awaitingPayment":
      return { key: "pay", title: "请支付", body: <ScanPanel state={state} send={send} /> };
    case "followingOrder":
      return viewOfFollowing(state, send);
    case "switchingChannel":
      return { key: "pay", title: "请支付", body: <SwitchingNotice order={state.order} /> };
    case "expired":
      return { key: "pay", title: "请重新下单", body: <ExpiredPanel state={state} send={send} /> };
    case "paid":
      return {
        key: "success",
        title: "支付成功",
        body: <PaidPanel order={state.order} send={send} />,
      };
    default:
      return null;
  }
}

function viewOfFollowing(state: FollowingOrder, send: Send): View {
  const { outcome } = state;
  if (outcome.kind === "checking") {
    return { key: "pay", title: CHECKING_WORD, body: <CheckingPanel state={state} send={send} /> };
  }
  if (outcome.kind === "processing") {
    const body = <ProcessingPanel state={state} refundAt={outcome.refundAt} send={send} />;
    return { key: "pay", title: PROCESSING_WORD, body };
  }
  const { refunds } = outcome;
  return {
    key: "pay",
    title: refunds.length > 0 && isSettled(outcome) ? "已原路退款" : "正在原路退款",
    body: <RefundPanel state={state} refunds={refunds} send={send} />,
  };
}

/** Shown while the order is canceled to switch the payment channel. */
function SwitchingNotice({ order }: { order: VisitorOrder }) {
  return (
    <div className="space-y-4" aria-busy="true">
      <PayAmount order={order} />
      <p
        role="status"
        className="flex h-72 items-center justify-center gap-2 rounded-m bg-tint text-ink-2"
      >
        <Spinner />
        正在换支付方式，原来的二维码不再有效…
      </p>
    </div>
  );
}
