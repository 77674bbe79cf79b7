import {
  AFTER_SALE_REASON_LABELS,
  DEPOSIT_CLAIM_REASON_LABELS,
} from "@storefront/contract/labels/after-sale-labels";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { AFTER_SALE_REASONS } from "@storefront/contract/refunds/after-sale";
import {
  AFTER_SALE_ACTORS,
  AFTER_SALE_STATES,
  isOpenAfterSale,
} from "@storefront/contract/refunds/after-sale-rules";
import { DEPOSIT_CLAIM_REASONS } from "@storefront/contract/refunds/deposit-claim";
import { asFen, asList, asObject, asText } from "@/lib/decode/lenient";
import { oneOf } from "@/lib/decode/one-of";
import { dateOrNull, fenOrNull, objectOrNull } from "@/lib/decode/strict";
import type { AfterSale, Claim, DisputeEvent } from "./order-page";

/** Reads `after_sale` of an order's detail. @returns null for none, or one in an unknown state */
export function readAfterSale(value: unknown): AfterSale | null {
  const wire = objectOrNull(value);
  const state = oneOf(AFTER_SALE_STATES, wire?.state);
  if (wire === null || state === null) return null;
  const reason = oneOf(AFTER_SALE_REASONS, wire.reason) ?? "other";
  return {
    state,
    reason: AFTER_SALE_REASON_LABELS[reason],
    text: asText(wire.text),
    pictures: asList(wire.images, readAddress),
    escalationPictures: asList(wire.escalation_images, readAddress),
    askedFen: asFen(wire.asked),
    refundFen: fenOrNull(wire.refund),
    deductedFen: asFen(wire.deducted),
    isPaidBack: wire.paid_back === true,
    until: dateOrNull(wire.until),
    events: asList(wire.events, readEvent),
  };
}

/** Reads a seller's claim against a deposit. @returns null for none, or one in an unknown state */
export function readClaim(value: unknown): Claim | null {
  const wire = objectOrNull(value);
  const state = oneOf(AFTER_SALE_STATES, wire?.state);
  if (wire === null || state === null) return null;
  const reason = oneOf(DEPOSIT_CLAIM_REASONS, wire.reason) ?? "rules_broken";
  return {
    state,
    reason: DEPOSIT_CLAIM_REASON_LABELS[reason],
    text: asText(wire.text),
    claimedFen: asFen(wire.claimed),
    until: dateOrNull(wire.until),
    pictures: asList(wire.images, readAddress),
    answerPictures: asList(wire.answer_images, readAddress),
    events: asList(wire.events, readEvent),
  };
}

/** Whether the undecoded after-sale of an order is open: the order is refunding while it is. */
export function isOpenDispute(value: unknown): boolean {
  const state = oneOf(AFTER_SALE_STATES, asObject(value).state);
  return state !== null && isOpenAfterSale(state);
}

function readEvent(value: unknown): DisputeEvent | null {
  const wire = asObject(value);
  const state = oneOf(AFTER_SALE_STATES, wire.state);
  const by = oneOf(AFTER_SALE_ACTORS, wire.by);
  if (state === null || by === null) return null;
  return { state, by, said: asText(wire.text), at: dateOrNull(wire.at) };
}

const readAddress = (value: unknown): string | null => safePicture(asObject(value).url);
