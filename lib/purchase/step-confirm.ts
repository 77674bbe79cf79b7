import { onConcurrentOrder } from "./concurrent-orders";
import { type Event, type Step, stay } from "./effects";
import { type OrderDraft, withRemark, withWord } from "./order-draft";
import { isAnswerTo } from "./pending";
import type { Confirm } from "./state";
import { beginConfirming } from "./step-confirming";
import { fetchQuote, stepQuote } from "./step-quote";
import { beginResuming } from "./step-resuming";
import { stepSubmitting, submit } from "./step-submit";

/** The confirm dialog is open: the buyer's choices, quotes for them, and the submit. */
export function stepConfirm(state: Confirm, event: Event): Step {
  switch (event.type) {
    case "answered":
      if (isAnswerTo(state.quote?.pending ?? null, event.seq)) return stepQuote(state, event);
      return stepSubmitting(state, event);
    case "loginEnded":
      return state.quote?.pending.login ? stepQuote(state, event) : stepSubmitting(state, event);
    case "told":
      return onConcurrentOrder(state, event.message);
    case "submit":
      return submit(state);
    default:
      return isLocked(state) ? stay(state) : stepChoice(state, event);
  }
}

/** @returns whether what was chosen and typed may no longer change: it is on its way, or its fate is unknown */
export function isLocked({ submit, quote }: Confirm): boolean {
  return submit.phase !== "idle" || quote?.pending.login === true;
}

function stepChoice(state: Confirm, event: Event): Step {
  switch (event.type) {
    case "togglePicker":
      return stay({ ...state, pickerOpen: !state.pickerOpen });
    case "chooseCoupon":
      return chooseCoupon(state, event.couponId);
    case "chooseChannel": {
      if (!state.offer.channels.some((channel) => channel.id === event.channelId))
        return stay(state);
      return stay({ ...mended(state, "channel"), channelId: event.channelId });
    }
    case "typeRemark":
      return type(state, withRemark(state.typed, event.text));
    case "typeWord":
      return type(mended(state, event.id), withWord(state.typed, event.id, event.text));
    case "acknowledgeDuplicate": {
      const rivals = { ...state.rivals, accepted: event.accepted };
      return stay({ ...mended(state, "rivals"), rivals });
    }
    case "reconfirm":
      if (state.problem?.remedy !== "reconfirm") return stay(state);
      return beginConfirming(state, state.price.totalFen);
    case "resumeOwn":
      return state.own ? beginResuming(state.seq, state.own) : stay(state);
    default:
      return stay(state);
  }
}

/** Choosing closes the picker and asks for a new price; a coupon that is not valid cannot be chosen (product §5). */
function chooseCoupon(state: Confirm, couponId: number): Step {
  if (couponId !== 0 && !state.price.valid.some((coupon) => coupon.id === couponId)) {
    return stay(state);
  }
  const closed = { ...state, pickerOpen: false };
  const current = state.quote?.couponId ?? state.price.couponId;
  return couponId === current ? stay(closed) : fetchQuote(closed, couponId);
}

function type(state: Confirm, typed: OrderDraft): Step {
  return {
    state: { ...state, typed },
    effects: [{ type: "saveOrderDraft", request: state.request, typed }],
  };
}

/** What was said about a part goes when that part is touched. */
function mended(state: Confirm, part: "channel" | "rivals" | number): Confirm {
  const at = state.problem?.at;
  const same = typeof at === "object" ? at.word === part : at === part;
  return same ? { ...state, problem: null } : state;
}
