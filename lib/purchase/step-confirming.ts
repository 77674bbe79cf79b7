import { carried, endQuietly, refused, refusedBy } from "./buying";
import { type Event, type Step, stay } from "./effects";
import { type Offer, readOffer } from "./offer";
import { ASK_LOGIN, begin, isAnswerTo, needsLogin } from "./pending";
import type { PriceLines } from "./price";
import type { Buying, Confirm, Confirming } from "./state";

/** Asks for the terms and an order number. `before`: the total that was shown until now, if any. */
export function beginConfirming(buying: Buying, before: number | null, again = false): Step {
  const { request } = buying;
  const payload = {
    goods_id: request.goodsId,
    quantity: request.quantity,
    goods_spec_id: request.goodsSpecId,
    ...(request.promotionUserId ? { promotion_user_id: request.promotionUserId } : {}),
    ...(request.sign ? { sign: request.sign } : {}),
  };
  const call = begin(buying.seq, { name: "orderConfirm", payload }, { again });
  const { seq, pending, effect } = call;
  return {
    state: { ...carried(buying), name: "confirming", seq, pending, before },
    effects: [effect],
  };
}

export function stepConfirming(state: Confirming, event: Event): Step {
  const { pending, before, request } = state;
  if (event.type === "loginEnded" && pending.login) {
    return event.loggedIn ? beginConfirming(state, before, true) : endQuietly(state);
  }
  if (event.type !== "answered" || !isAnswerTo(pending, event.seq)) return stay(state);
  const { result } = event;
  if (needsLogin(pending, result)) {
    return { state: { ...state, pending: { ...pending, login: true } }, effects: ASK_LOGIN };
  }
  if (!result.ok) return refusedBy(state, result, "confirm");
  const read = readOffer(result.data, request);
  if (!read) return refused(state, "服务器返回的内容不完整，请稍后重试", "confirm");
  return {
    state: openConfirm(state, read),
    effects: [{ type: "tell", message: { kind: "ask", goodsId: request.goodsId } }],
  };
}

function openConfirm(
  state: Confirming,
  { offer, price }: { offer: Offer; price: PriceLines },
): Confirm {
  const changed = state.before !== null && state.before !== price.totalFen;
  return {
    ...carried(state),
    name: "confirm",
    offer,
    price,
    priceBefore: changed ? state.before : null,
    pickerOpen: false,
    quote: null,
    quoteNote: null,
    channelId: null,
    submit: { phase: "idle" },
    problem: null,
    rivals: { waiting: [], paid: false, accepted: false },
  };
}
