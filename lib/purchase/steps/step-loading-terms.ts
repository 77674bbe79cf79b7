import { type Event, type Step, unchanged } from "../effects";
import type { Editing, LoadingTerms, PurchaseContext } from "../state";
import { type Offer, readOffer } from "../terms/offer";
import type { PriceLines } from "../terms/price";
import { contextOf, endQuietly, refused, refusedBy } from "./purchase-context";
import { isAnswerTo, needsLogin, PROMPT_LOGIN, startCall } from "./start-call";

/** Requests the terms and an order number. `before`: the total shown before, if any. */
export function beginLoadingTerms(
  context: PurchaseContext,
  before: number | null,
  again = false,
): Step {
  const { request } = context;
  const payload = {
    goods_id: request.goodsId,
    quantity: request.quantity,
    goods_spec_id: request.goodsSpecId,
    ...(request.promotionUserId ? { promotion_user_id: request.promotionUserId } : {}),
    ...(request.sign ? { sign: request.sign } : {}),
  };
  const call = startCall(context.seq, { name: "orderConfirm", payload }, { again });
  const { seq, pending, effect } = call;
  return {
    state: { ...contextOf(context), name: "loadingTerms", seq, pending, before },
    effects: [effect],
  };
}

export function stepLoadingTerms(state: LoadingTerms, event: Event): Step {
  const { pending, before, request } = state;
  if (event.type === "loginEnded" && pending.login) {
    return event.loggedIn ? beginLoadingTerms(state, before, true) : endQuietly(state);
  }
  if (event.type !== "answered" || !isAnswerTo(pending, event.seq)) return unchanged(state);
  const { result } = event;
  if (needsLogin(pending, result)) {
    return { state: { ...state, pending: { ...pending, login: true } }, effects: PROMPT_LOGIN };
  }
  if (!result.ok) return refusedBy(state, result, "confirm");
  const read = readOffer(result.data, request);
  if (!read) return refused(state, "服务器返回的内容不完整，请稍后重试", "confirm");
  return {
    state: openEditing(state, read),
    effects: [{ type: "notifyTabs", message: { kind: "ask", goodsId: request.goodsId } }],
  };
}

function openEditing(
  state: LoadingTerms,
  { offer, price }: { offer: Offer; price: PriceLines },
): Editing {
  const changed = state.before !== null && state.before !== price.totalFen;
  return {
    ...contextOf(state),
    name: "editing",
    offer,
    price,
    priceBefore: changed ? state.before : null,
    pickerOpen: false,
    quote: null,
    quoteNote: null,
    channelId: null,
    submit: { phase: "idle" },
    problem: null,
    duplicates: { waiting: [], paid: false, accepted: false },
  };
}
