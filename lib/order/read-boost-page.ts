import { boostTitle } from "@storefront/contract/boosts/boost-terms";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { readAccountOrder } from "@/lib/account/read-orders";
import { asCount, asFlag, asObject, asText } from "@/lib/decode/lenient";
import { oneOf } from "@/lib/decode/one-of";
import { dateOrNull, type Fields, objectOrNull } from "@/lib/decode/strict";
import type { Boost, OrderPage } from "./order-page";
import { isOpenDispute } from "./read-dispute";
import { readCommon } from "./read-order-page";

/** Reads the answer of `skill/order`. @returns null without a readable order */
export function readBoostPage(data: unknown): OrderPage | null {
  const wire = objectOrNull(data);
  const order = wire && readAccountOrder(toListed(wire));
  if (!order) return null;
  return {
    ...readCommon(wire),
    order,
    sellerName: "",
    isManual: true,
    bill: null,
    gifts: [],
    cashbackFen: 0,
    notes: [],
    delivery: null,
    rental: null,
    boost: readBoost(wire),
    refundableUntil: null,
    review: null,
    process: [],
    groupId: 0,
  };
}

/** Their names in the list of orders. */
const STATES: Readonly<Partial<Record<string, string>>> = {
  waiting: "paid",
  accepted: "delivering",
  done: "delivered",
  refund_due: "refunding",
};

function toListed(wire: Fields): Fields {
  const status = asText(wire.status, 20);
  const { start_level_name, target_level_name } = wire;
  return {
    ...wire,
    kind: "boost",
    state: isOpenDispute(wire.after_sale) ? "refunding" : (STATES[status] ?? status),
    after_sale: objectOrNull(wire.after_sale)?.state,
    goods_id: 0,
    goods_name: boostTitle(asText(wire.game_name, 60)),
    spec_name: `${asText(start_level_name, 60)} → ${asText(target_level_name, 60)}`,
    picture: "",
    quantity: 1,
    payment: null,
  };
}

function readBoost(wire: Fields): Boost {
  const booster = objectOrNull(wire.booster);
  const reported = objectOrNull(wire.reported);
  const stars = asCount(wire.star);
  const account = asText(asObject(wire.account).state, 20);
  return {
    stars,
    starsWon: Math.min(stars, asCount(wire.stars_won)),
    reported: reported && { by: asText(reported.by, 60), at: dateOrNull(reported.at) },
    booster: booster && {
      name: asText(booster.nickname, 60),
      picture: safePicture(booster.head_img_url),
      isVerified: asFlag(booster.verified),
    },
    partition: asText(wire.partition_name, 60),
    hours: asCount(wire.time_hour),
    acceptedAt: dateOrNull(wire.accepted_at),
    begunAt: dateOrNull(wire.begun_at),
    doneAt: dateOrNull(wire.done_at),
    deliverBy: dateOrNull(wire.deliver_by),
    confirmBy: dateOrNull(wire.confirm_by),
    completedAt: dateOrNull(wire.completed_at),
    account: oneOf(ACCOUNT_STATES, account) ?? "",
  };
}

const ACCOUNT_STATES = ["missing", "given", "erased"] as const;
