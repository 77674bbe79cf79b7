import { ERRORS } from "@storefront/contract/codes";
import { fenToYuan } from "@storefront/contract/money";
import type { Result } from "@/lib/api/result";
import { type Effect, type Event, type Step, unchanged, withState } from "../effects";
import type { Submission } from "../orders/submission";
import { readOrderResult } from "../orders/visitor-order";
import type { Editing, Problem, Submit } from "../state";
import { deliveryOf } from "../terms/delivery";
import { channelInUse, isBalanceShort } from "../terms/offer";
import { draftPayload, missingSellerNote } from "../terms/order-draft";
import { needsAcknowledgement } from "./duplicate-orders";
import {
  CHOOSE_AGAIN,
  CONFIRMED_ELSEWHERE,
  isOtherAccount,
  isUnknownOutcome,
  remedyFor,
} from "./refusal";
import { isAnswerTo, needsLogin, PROMPT_LOGIN, startCall } from "./start-call";
import { beginLimited } from "./step-limited";
import { onOrderCreated } from "./step-opening";

type Sending = Extract<Submit, { phase: "sending" }>;

/** Submits the order, once regardless of the number of clicks. With a problem in the form nothing is sent. */
export function submit(state: Editing): Step {
  if (state.submit.phase === "unknown")
    return send(state, state.submit.submission, { doubtful: true });
  if (state.submit.phase !== "idle" || state.quote?.pending.login) return unchanged(state);
  const problem = findProblem(state);
  if (problem) return withState({ ...state, problem });
  if (state.quote) return withState({ ...state, problem: null, submit: { phase: "waiting" } });
  const submission = createSubmission(state);
  return submission ? send(state, submission, { doubtful: false }) : unchanged(state);
}

function findProblem(state: Editing): Problem | null {
  const { offer, price, draft } = state;
  if (needsAcknowledgement(state)) {
    return { at: "duplicate", text: "请先确认仍要再下一单", remedy: "mend" };
  }
  const missing = missingSellerNote(offer, draft);
  if (missing) return { at: { note: missing.id }, text: missing.text, remedy: "mend" };
  const channel = channelInUse(offer, price.totalFen, state.channelId);
  if (!channel) return { at: "channel", text: "暂时没有可用的支付方式", remedy: "mend" };
  // The price may still fall while a quote is in flight: the balance is checked again when the quote has arrived.
  if (!state.quote && isBalanceShort(offer, price.totalFen, channel)) {
    return { at: "channel", text: "余额不足", remedy: "mend" };
  }
  return null;
}

function createSubmission({ request, offer, price, draft, channelId }: Editing): Submission | null {
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
      ...draftPayload(offer, draft),
    },
  };
}

function send(
  state: Editing,
  submission: Submission,
  { doubtful, again = false }: { doubtful: boolean; again?: boolean },
): Step {
  const call = startCall(state.seq, { name: "buildOrder", payload: submission.payload }, { again });
  return {
    state: {
      ...state,
      seq: call.seq,
      pickerOpen: false,
      problem: null,
      submit: { phase: "sending", pending: call.pending, submission, doubtful },
    },
    effects: [{ type: "storeSubmission", submission }, call.effect],
  };
}

/** Handles the create call's answer, or the end of the login it required. */
export function stepSubmitting(state: Editing, event: Event): Step {
  if (state.submit.phase !== "sending") return unchanged(state);
  const sending = state.submit;
  const { pending, submission, doubtful } = sending;
  if (event.type === "loginEnded" && pending.login) {
    if (event.loggedIn) return send(state, submission, { doubtful, again: true });
    return notLoggedIn(state, sending);
  }
  if (event.type !== "answered" || !isAnswerTo(pending, event.seq)) return unchanged(state);
  if (needsLogin(pending, event.result)) {
    const prompting: Submit = { ...sending, pending: { ...pending, login: true } };
    return { state: { ...state, submit: prompting }, effects: PROMPT_LOGIN };
  }
  return answered(state, sending, event.result, event.now);
}

function answered(state: Editing, sending: Sending, result: Result<unknown>, now: number): Step {
  const { submission } = sending;
  if (result.ok) {
    const read = readOrderResult(result.data, submission);
    if (read) return onOrderCreated(state, submission, read, { now });
    return withState({ ...state, submit: unknownOutcome(submission) });
  }
  if (isUnknownOutcome(result)) return withState({ ...state, submit: unknownOutcome(submission) });
  if (result.kind === "expired") return notLoggedIn(state, sending);
  if (result.code === ERRORS.unpaidOrders.code) {
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
  return returnToEditing({ ...state, problem }, submission);
}

/** The server did not accept the order, so none exists unless an earlier attempt without an answer created it. */
function notLoggedIn(state: Editing, { doubtful, submission }: Sending): Step {
  if (doubtful) return withState({ ...state, submit: unknownOutcome(submission) });
  const problem: Problem = {
    at: "order",
    text: "登录后才能提交订单，填写的内容都还在",
    remedy: "mend",
  };
  return returnToEditing({ ...state, problem }, submission);
}

function returnToEditing(state: Editing, submission: Submission): Step {
  return {
    state: { ...state, submit: { phase: "idle" } },
    effects: [dropSubmission(submission)],
  };
}

const dropSubmission = ({ payload }: Submission): Effect => ({
  type: "dropSubmission",
  orderNum: payload.order_num,
});

function unknownOutcome(submission: Submission): Submit {
  const text =
    "网络不稳定，还不知道订单是否提交成功。请再次提交：同一订单不会重复下单，也不会重复扣款。";
  return { phase: "unknown", submission, text };
}
