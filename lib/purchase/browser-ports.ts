import { call, callPath } from "@/lib/api/call.client";
import type { Result } from "@/lib/api/result";
import type { Guard } from "@/lib/browser-errors/guard-handler";
import { promptLogin } from "@/lib/session/login-gate";
import type { PurchaseCall } from "./effects";
import { answerTabQueries } from "./orders/answer-tab-queries";
import { dropSubmission, storeSubmission } from "./orders/submission";
import { listenToTabs, notifyTabs } from "./orders/tab-channel";
import { forgetOrder, rememberOrder } from "./orders/visitor-orders";
import type { PersistEffect, Ports } from "./ports";
import { saveOrderDraft } from "./terms/draft-storage";

type ShowToast = (kind: "success" | "warning", text: string) => void;

/** Ports of a purchase in a browser. */
export function browserPorts(showToast: ShowToast, guard: Guard): Ports {
  return {
    call: send,
    promptLogin,
    now: () => performance.now(),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer as number | undefined),
    isHidden: () => document.visibilityState === "hidden",
    onVisibility,
    onOnline,
    onTabMessage,
    persist: (effect) => persist(effect, showToast),
    guard,
  };
}

function send(purchaseCall: PurchaseCall, signal: AbortSignal): Promise<Result<unknown>> {
  switch (purchaseCall.name) {
    case "time":
      return call("time", {}, { signal });
    case "orderConfirm":
      return call("orderConfirm", purchaseCall.payload, { signal });
    case "quote":
      return call("quote", purchaseCall.payload, { signal });
    case "buildOrder":
      return call("buildOrder", purchaseCall.payload, { signal });
    case "orderList":
      return call("orderList", purchaseCall.payload, { signal });
    case "orderCancel":
      return call("orderCancel", purchaseCall.payload, { signal });
    case "orderDetail":
      return call("orderDetail", purchaseCall.payload, { signal });
    case "payStatus":
      return callPath("payStatus", purchaseCall.path, { signal });
  }
}

/** Reports when the page is hidden or shown, including through the back-forward cache. */
function onVisibility(listener: (hidden: boolean) => void): () => void {
  const changed = () => listener(document.visibilityState === "hidden");
  const hidden = () => listener(true);
  document.addEventListener("visibilitychange", changed);
  window.addEventListener("pagehide", hidden);
  window.addEventListener("pageshow", changed);
  return () => {
    document.removeEventListener("visibilitychange", changed);
    window.removeEventListener("pagehide", hidden);
    window.removeEventListener("pageshow", changed);
  };
}

function onOnline(listener: () => void): () => void {
  window.addEventListener("online", listener);
  return () => window.removeEventListener("online", listener);
}

function onTabMessage(listener: Parameters<Ports["onTabMessage"]>[0]): () => void {
  const endAnswers = answerTabQueries();
  const endListening = listenToTabs(listener);
  return () => {
    endAnswers();
    endListening();
  };
}

function persist(effect: PersistEffect, showToast: ShowToast): void {
  switch (effect.type) {
    case "remember":
      rememberOrder(effect.order, effect.seconds);
      break;
    case "forget":
      forgetOrder(effect.orderNum);
      break;
    case "storeSubmission":
      storeSubmission(effect.submission);
      break;
    case "dropSubmission":
      dropSubmission(effect.orderNum);
      break;
    case "saveOrderDraft":
      saveOrderDraft(effect.request, effect.draft);
      break;
    case "notifyTabs":
      notifyTabs(effect.message);
      break;
    case "toast":
      showToast(effect.kind, effect.text);
  }
}
