import { ERRORS } from "@/contract/codes";
import { fenToYuan } from "@/contract/money";
import type { Result } from "@/lib/api/result";
import { needsAcceptance } from "./concurrent-orders";
import { deliveryOf } from "./delivery";
import { type Effect, type Event, type Step, stay } from "./effects";
import { channelInUse, isBalanceShort } from "./offer";
import { readOrderResult } from "./open-order";
import { missingWord, typedPayload } from "./order-draft";
import { ASK_LOGIN, begin, isAnswerTo, needsLogin } from "./pending";
import {
  CHOOSE_AGAIN,
  CONFIRMED_ELSEWHERE,
  isOtherAccount,
  isUnknownOutcome,
  remedyFor,
} from "./refusal";
import type { Confirm, Problem, Submit } from "./state";
import { beginLimited } from "./step-limited";
import { orderMade } from "./step-opening";
import type { Submission } from "./submission";

type Sending = Extract<Submit, { phase: "sending" }>;

/** The buyer submits: once, however often it is clicked. What is missing is said in its place, nothing is sent. */
export function submit(state: Confirm): Step {
  if (state.submit.phase === "unknown")
    return send(state, state.submit.submission, { doubtful: true });
  if (state.submit.phase !== "idle" || state.quote?.pending.login) return stay(state);
  const problem = problemOf(state);
  if (problem) return stay({ ...state, problem });
  if (state.quote) return stay({ ...state, problem: null, submit: { phase: "waiting" } });
  const submission = submissionOf(state);
  return submission ? send(state, submission, { doubtful: false }) : stay(state);
}

function problemOf(state: Confirm): Problem | null {
  const { offer, price, typed } = state;
  if (needsAcceptance(state)) {
    return { at: "rivals", text: "请先确认仍要再下一单", remedy: "mend" };
  }
  const missing = missingWord(offer, typed);
  if (missing) return { at: { word: missing.id }, text: missing.text, remedy: "mend" };
  const channel = channelInUse(offer, price.totalFen, state.channelId);
  if (!channel) return { at: "channel", text: "暂时没有可用的支付方式", remedy: "mend" };
  // While a quote is under way the price may still fall: it is looked at again when the quote is there.
  if (!state.quote && isBalanceShort(offer, price.totalFen, channel)) {
    return { at: "channel", text: "余额不足", remedy: "mend" };
  }
  return null;
}

function submissionOf({ request, offer, price, typed, channelId }: Confirm): Submission | null {
  const channel = channelInUse(offer, price.totalFen, channelId);
  if (!channel) return null;
  return {
    request,
    shownFen: price.totalFen,
    delivery: deliveryOf(offer.deliveryType),
    channel: channel.kind,
    payload: {
      order_num: offer.orderNum,
      goods_id: request.goodsId,
      buy_count: request.quantity,
      pay_type: channel.id,
      anonymos: 0,
      expected_price: fenToYuan(price.totalFen),
      envelope_id: price.couponId,
      goods_spec_id: request.goodsSpecId,
      ...typedPayload(offer, typed),
    },
  };
}

function send(
  state: Confirm,
  submission: Submission,
  { doubtful, again = false }: { doubtful: boolean; again?: boolean },
): Step {
  const call = begin(state.seq, { name: "buildOrder", payload: submission.payload }, { again });
  return {
    state: {
      ...state,
      seq: call.seq,
      pickerOpen: false,
      problem: null,
      submit: { phase: "sending", pending: call.pending, submission, doubtful },
    },
    effects: [{ type: "keepSubmission", submission }, call.effect],
  };
}

/** The create call's answer, or the end of the login it needed. */
export function stepSubmitting(state: Confirm, event: Event): Step {
  if (state.submit.phase !== "sending") return stay(state);
  const sending = state.submit;
  const { pending, submission, doubtful } = sending;
  if (event.type === "loginEnded" && pending.login) {
    if (event.loggedIn) return send(state, submission, { doubtful, again: true });
    return notLoggedIn(state, sending);
  }
  if (event.type !== "answered" || !isAnswerTo(pending, event.seq)) return stay(state);
  if (needsLogin(pending, event.result)) {
    const asked: Submit = { ...sending, pending: { ...pending, login: true } };
    return { state: { ...state, submit: asked }, effects: ASK_LOGIN };
  }
  return answered(state, sending, event.result, event.now);
}

function answered(state: Confirm, sending: Sending, result: Result<unknown>, now: number): Step {
  const { submission } = sending;
  if (result.ok) {
    const read = readOrderResult(result.data, submission);
    if (read) return orderMade(state, submission, read, { now });
    return stay({ ...state, submit: unknown(submission) });
  }
  if (isUnknownOutcome(result)) return stay({ ...state, submit: unknown(submission) });
  if (result.kind === "expired") return notLoggedIn(state, sending);
  if (result.code === ERRORS.openOrders.code) {
    const limited = beginLimited(state, result.msg);
    return { ...limited, effects: [dropSubmission(submission), ...limited.effects] };
  }
  const remedy = remedyFor(result.code);
  const text = isOtherAccount(result)
    ? CONFIRMED_ELSEWHERE
    : remedy === "choose"
      ? `${result.msg}。${CHOOSE_AGAIN}`
      : result.msg;
  const problem: Problem = { at: "order", text, remedy };
  return dropped({ ...state, problem }, submission);
}

/** The server did not take the order: there is none, unless an earlier try without an answer has made it. */
function notLoggedIn(state: Confirm, { doubtful, submission }: Sending): Step {
  if (doubtful) return stay({ ...state, submit: unknown(submission) });
  const problem: Problem = {
    at: "order",
    text: "登录后才能提交订单，填写的内容都还在",
    remedy: "mend",
  };
  return dropped({ ...state, problem }, submission);
}

function dropped(state: Confirm, submission: Submission): Step {
  return {
    state: { ...state, submit: { phase: "idle" } },
    effects: [dropSubmission(submission)],
  };
}

const dropSubmission = ({ payload }: Submission): Effect => ({
  type: "dropSubmission",
  orderNum: payload.order_num,
});

function unknown(submission: Submission): Submit {
  const text =
    "网络不稳定，还不知道订单是否提交成功。请再次提交：同一订单不会重复下单，也不会重复扣款。";
  return { phase: "unknown", submission, text };
}
