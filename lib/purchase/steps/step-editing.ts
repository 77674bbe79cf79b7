import { type Event, type Step, unchanged, withState } from "../effects";
import type { Editing } from "../state";
import { type OrderDraft, withRemark, withSellerNote } from "../terms/order-draft";
import { onDuplicateOrder } from "./duplicate-orders";
import { isAnswerTo } from "./start-call";
import { beginLoadingTerms } from "./step-loading-terms";
import { fetchQuote, stepQuote } from "./step-quote";
import { beginResuming } from "./step-resuming";
import { stepSubmitting, submit } from "./step-submit";

/** The confirm dialog is open: the buyer's choices, quotes for them, and the submit. */
export function stepEditing(state: Editing, event: Event): Step {
  switch (event.type) {
    case "answered":
      if (isAnswerTo(state.quote?.pending ?? null, event.seq)) return stepQuote(state, event);
      return stepSubmitting(state, event);
    case "loginEnded":
      return state.quote?.pending.login ? stepQuote(state, event) : stepSubmitting(state, event);
    case "tabMessage":
      return onDuplicateOrder(state, event.message);
    case "submit":
      return submit(state);
    default:
      return isLocked(state) ? unchanged(state) : stepChoice(state, event);
  }
}

/** Whether choices and text may no longer change: the submission is in flight, or its outcome is unknown. */
export function isLocked({ submit, quote }: Editing): boolean {
  return submit.phase !== "idle" || quote?.pending.login === true;
}

function stepChoice(state: Editing, event: Event): Step {
  switch (event.type) {
    case "togglePicker":
      return withState({ ...state, pickerOpen: !state.pickerOpen });
    case "chooseCoupon":
      return chooseCoupon(state, event.couponId);
    case "couponClaimed":
      // The answer lists the new coupon. Without its id the price stays, and the buyer chooses it.
      return event.couponId === 0
        ? fetchQuote(state, state.quote?.couponId ?? state.price.couponId)
        : fetchQuote({ ...state, pickerOpen: false }, event.couponId);
    case "chooseChannel": {
      if (!state.offer.channels.some((channel) => channel.id === event.channelId))
        return unchanged(state);
      return withState({ ...clearProblem(state, "channel"), channelId: event.channelId });
    }
    case "editRemark":
      return updateDraft(state, withRemark(state.draft, event.text));
    case "editSellerNote":
      return updateDraft(
        clearProblem(state, event.id),
        withSellerNote(state.draft, event.id, event.text),
      );
    case "acknowledgeDuplicate": {
      const duplicates = { ...state.duplicates, accepted: event.accepted };
      return withState({ ...clearProblem(state, "duplicate"), duplicates });
    }
    case "reconfirm":
      if (state.problem?.remedy !== "reconfirm") return unchanged(state);
      return beginLoadingTerms(state, state.price.totalFen);
    case "resumeOwn":
      return state.own ? beginResuming(state.seq, state.own) : unchanged(state);
    default:
      return unchanged(state);
  }
}

/** Closes the picker and requests a new price; a coupon that is not valid cannot be chosen (product §5). */
function chooseCoupon(state: Editing, couponId: number): Step {
  if (couponId !== 0 && !state.price.valid.some((coupon) => coupon.id === couponId)) {
    return unchanged(state);
  }
  const closed = { ...state, pickerOpen: false };
  const current = state.quote?.couponId ?? state.price.couponId;
  return couponId === current ? withState(closed) : fetchQuote(closed, couponId);
}

function updateDraft(state: Editing, draft: OrderDraft): Step {
  return {
    state: { ...state, draft },
    effects: [{ type: "saveOrderDraft", request: state.request, draft }],
  };
}

/** Clears the problem of a part when that part changes. */
function clearProblem(state: Editing, part: "channel" | "duplicate" | number): Editing {
  const at = state.problem?.at;
  const same = typeof at === "object" ? at.note === part : at === part;
  return same ? { ...state, problem: null } : state;
}
