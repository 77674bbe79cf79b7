import { depositText } from "@storefront/contract/labels/deposit-labels";
import { EXTENSION_WORDS, RENTAL_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import { DEPOSIT_STATES } from "@storefront/contract/refunds/deposit-claim";
import { fullTime } from "@storefront/contract/text/china-time";
import { asCount, asFen, asList, asObject, asText, readableById } from "@/lib/decode/lenient";
import { oneOf } from "@/lib/decode/one-of";
import { dateOrNull, objectOrNull } from "@/lib/decode/strict";
import { readChannel } from "@/lib/purchase/terms/offer";
import type { Extension, Rental } from "./order-page";
import { readClaim } from "./read-dispute";

/** Reads `rental` of an order's detail. @returns null before it has begun, and for one in an unknown state */
export function readRental(value: unknown): Rental | null {
  const wire = objectOrNull(value);
  const state = oneOf(RENTAL_STATES, wire?.state);
  if (wire === null || state === null) return null;
  const depositFen = asFen(wire.deposit);
  const depositState = oneOf(DEPOSIT_STATES, wire.deposit_state) ?? "held";
  const depositDueAt = dateOrNull(wire.deposit_due_at);
  return {
    state,
    hours: asCount(wire.hours),
    startsAt: dateOrNull(wire.starts_at),
    endsAt: dateOrNull(wire.ends_at),
    closedAt: dateOrNull(wire.closed_at),
    depositFen,
    depositState,
    depositDueAt,
    depositSettledAt: dateOrNull(wire.deposit_settled_at),
    depositText: depositText({
      state: depositState,
      amount: fenToYuan(depositFen),
      returned: fenToYuan(asFen(wire.deposit_returned)),
      due: depositDueAt && fullTime(depositDueAt).slice(0, -":00".length),
    }),
    extensions: asList(wire.extensions, readExtension),
    extension: readOffer(wire.extension_offer),
    claim: readClaim(wire.claim),
  };
}

const RENTAL_STATES = Object.keys(RENTAL_WORDS) as (keyof typeof RENTAL_WORDS)[];
const EXTENSION_STATES = Object.keys(EXTENSION_WORDS) as (keyof typeof EXTENSION_WORDS)[];

/** Reads an extension, in the order's detail or in the answer to the call that places it. @returns null in an unknown state */
export function readExtension(value: unknown): Extension | null {
  const wire = asObject(value);
  const state = oneOf(EXTENSION_STATES, wire.state);
  const orderNum = asText(wire.order_num, 64);
  if (state === null || orderNum === "") return null;
  return {
    orderNum,
    state,
    word: EXTENSION_WORDS[state],
    hours: asCount(wire.hours),
    fen: asFen(wire.price),
    at: dateOrNull(wire.paid_at) ?? dateOrNull(wire.created_at),
    payment: readPayment(wire.payment),
  };
}

function readPayment(value: unknown): Extension["payment"] {
  const wire = objectOrNull(value);
  const qrcode = asText(wire?.qrcode, 2000);
  return qrcode === "" ? null : { qrcode, seconds: asCount(wire?.pay_count_down) };
}

function readOffer(value: unknown): Rental["extension"] {
  const wire = objectOrNull(value);
  if (wire === null) return null;
  return {
    hourFen: asFen(wire.hour_price),
    mostHours: asCount(wire.most_hours),
    refusal: asText(wire.refusal),
    channels: readableById(wire.channel_list, readChannel),
    balanceFen: asFen(wire.validate_balance),
  };
}
