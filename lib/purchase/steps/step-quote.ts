import { type Event, type Step, unchanged, withState } from "../effects";
import type { Editing } from "../state";
import { readPrice } from "../terms/price";
import { isAnswerTo, needsLogin, PROMPT_LOGIN, startCall } from "./start-call";
import { submit } from "./step-submit";

/** Requests the price with another coupon. Answers to earlier requests become stale: the latest wins. */
export function fetchQuote(state: Editing, couponId: number, again = false): Step {
  const { request } = state;
  const payload = {
    goods_id: request.goodsId,
    quantity: request.quantity,
    goods_spec_id: request.goodsSpecId,
    envelope_id: couponId,
    order_id: 0,
    auto_use_envelope: 0,
  };
  const { seq, pending, effect } = startCall(state.seq, { name: "quote", payload }, { again });
  return {
    state: { ...state, seq, quote: { pending, couponId }, quoteNote: null },
    effects: [effect],
  };
}

/** Handles the quote's answer, or the end of the login it required. A refused quote keeps the old price with a note. */
export function stepQuote(state: Editing, event: Event): Step {
  const { quote } = state;
  if (!quote) return unchanged(state);
  if (event.type === "loginEnded" && quote.pending.login) {
    if (event.loggedIn) return fetchQuote(state, quote.couponId, true);
    return refused(state, "登录后才能使用优惠券");
  }
  if (event.type !== "answered" || !isAnswerTo(quote.pending, event.seq)) return unchanged(state);
  const { result } = event;
  if (needsLogin(quote.pending, result)) {
    const pending = { ...quote.pending, login: true };
    return { state: { ...state, quote: { ...quote, pending } }, effects: PROMPT_LOGIN };
  }
  const before = { ...state.price, couponId: quote.couponId };
  const price = result.ok ? readPrice(result.data, before) : null;
  if (!price) return refused(state, result.ok ? "服务器返回的内容不完整" : result.msg);
  const quoted = { ...state, price, quote: null, quoteNote: null, priceBefore: null };
  return submitIfWaiting(quoted, state.price.totalFen);
}

function refused(state: Editing, reason: string): Step {
  const quoteNote = `${reason}。金额没有变化，仍按下面的明细计算。`;
  return withState({ ...state, quote: null, quoteNote, submit: { phase: "idle" } });
}

/** Continues a submit that was clicked during the quote, unless the new price is higher than the one shown. */
function submitIfWaiting(state: Editing, shownFen: number): Step {
  if (state.submit.phase !== "waiting") return unchanged(state);
  const clickable: Editing = { ...state, submit: { phase: "idle" } };
  if (state.price.totalFen > shownFen) return withState({ ...clickable, priceBefore: shownFen });
  return submit(clickable);
}
