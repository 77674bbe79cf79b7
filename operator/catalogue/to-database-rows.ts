import { promiseKeys } from "@storefront/contract/listing/promise-table";
import { AUTOMATIC_DELIVERY, MANUAL_DELIVERY } from "@storefront/contract/listing/trade";
import type {
  customerRemarks,
  discounts,
  goods,
  goodsSpecs,
  sellers,
} from "@storefront/marketplace/database/schema";
import type { ListingRow } from "./listing-fields";
import type { SellerRow } from "./seller-row";
import { dateOf } from "./time";

export const DELIVERY = { manual: MANUAL_DELIVERY, automatic: AUTOMATIC_DELIVERY } as const;
const DISCOUNT_TYPE = { cut: 1, gift: 2, percent: 3 } as const;

type New<T extends { $inferInsert: object }> = T["$inferInsert"];

export const sellerOf = (row: SellerRow): New<typeof sellers> => ({
  id: row.id,
  nickname: row.nickname,
  headImgUrl: row.avatar,
  authIdentity: row.identity,
  profile: row.profile,
  selfUser: row.self_run,
  officialUser: row.official,
  totalSale: row.sold,
  baseSubscribers: row.followers,
});

/**
 * Returns the row of a listing. With specs it shows the price of the cheapest one.
 * @param checkedAt time of its inspection report
 * @param activityUntil end of its activity; one that has passed leaves the listing without
 */
export function goodsOf(
  row: ListingRow,
  now: Date,
  {
    checkedAt,
    activityUntil,
  }: { checkedAt?: string | undefined; activityUntil?: Date | undefined },
): New<typeof goods> {
  const isOver = hasEnded(activityUntil, now);
  const listedAt = row.listed ? dateOf(row.listed, now) : now;
  const [first = { ...row, price: row.price ?? 0 }, ...others] = row.specs;
  const cheapest = others.reduce((least, spec) => (spec.price < least.price ? spec : least), first);
  const media = (urls: readonly string[], texts: readonly string[] = []) =>
    urls.map((url, at) => ({ media_type: 1, url, ...(texts[at] ? { alt: texts[at] } : {}) }));
  return {
    id: row.id,
    sellerId: row.seller,
    name: row.name,
    goodsType: row.goods_type,
    gameName: row.game,
    tradeTypeId: row.trade_type_id,
    specsType: row.specs_type ?? (row.specs.length > 0 ? 2 : 1),
    deliveryType: DELIVERY[row.delivery],
    deliveryHours: row.delivery_hours,
    noReasonRefund: row.no_reason_refund,
    priceFen: cheapest.price,
    originPriceFen: cheapest.original_price ?? cheapest.price,
    activityPriceFen: isOver ? 0 : cheapest.activity_price,
    activityUntil: isOver ? null : (activityUntil ?? null),
    returnCashFen: cheapest.cashback,
    minSaleNum: row.min,
    maxSaleNum: row.max,
    depositFen: row.deposit,
    newSecretPerRental: row.new_secret_per_rental,
    leastTime: row.rent_hours,
    firstBuyDiscountFen: row.first_buy_discount,
    groupBuyPriceFen: row.group_price,
    shareRewardFen: row.share_reward,
    sale: row.sold,
    wantCount: row.wanted,
    baseCollects: row.collected,
    media: media(row.pictures, row.picture_texts),
    detailMedia: media(row.detail_pictures),
    texts: {
      feature: row.feature,
      attrs: row.tags.map(({ text, color }) => ({ content: text, color })),
      attributes: row.attributes,
      banner: row.banner,
      // The table has their texts.
      guarantee: promiseKeys(row.guarantees.map((guarantee) => guarantee.name)).map((key) => ({
        name: key,
        brief: "",
      })),
      inspection: row.inspection,
      ...(row.inspection_report
        ? { inspectionReport: { ...row.inspection_report, checked_at: checkedAt ?? "" } }
        : {}),
      process: row.process,
      descDescription: row.description,
      goodsDesc: row.detail,
    },
    facts: row.facts,
    removedAt: null,
    createdAt: listedAt,
    updatedAt: listedAt,
  };
}

const hasEnded = (until: Date | undefined, now: Date): boolean =>
  until !== undefined && until <= now;

/** @param activityUntil end of the listing's activity */
export const specsOf = (
  { id, specs }: ListingRow,
  now: Date,
  activityUntil: Date | undefined,
): New<typeof goodsSpecs>[] =>
  specs.map((spec, position) => ({
    goodsId: id,
    position,
    name: spec.name,
    priceFen: spec.price,
    originPriceFen: spec.original_price ?? spec.price,
    activityPriceFen: hasEnded(activityUntil, now) ? 0 : spec.activity_price,
    returnCashFen: spec.cashback,
    desc: spec.description,
    minSaleNum: spec.min,
    maxSaleNum: spec.max,
  }));

export const discountsOf = (row: ListingRow): New<typeof discounts>[] =>
  row.discounts.map((it) => ({
    goodsId: row.id,
    discountType: DISCOUNT_TYPE[it.kind],
    conditionType: it.from_yuan === undefined ? 2 : 1,
    conditionNum: it.from_yuan ?? it.from_pieces ?? 0,
    discountValue: it.kind === "cut" ? it.off : it.kind === "percent" ? it.percent_off : it.pieces,
    describe: it.text,
  }));

export const remarksOf = ({ id, remarks }: ListingRow): New<typeof customerRemarks>[] =>
  remarks.map((remark) => ({ goodsId: id, ...remark }));

/** What can be bought of a listing: a spec by its position, or the listing itself when null. */
export interface Pieces {
  goodsId: number;
  position: number | null;
  /** undefined when the secrets are counted. */
  stock: number | undefined;
  secrets: readonly string[];
}

export const piecesOf = ({ id, specs, stock, secrets }: ListingRow): Pieces[] =>
  specs.length === 0
    ? [{ goodsId: id, position: null, stock, secrets }]
    : specs.map((spec, position) => ({
        goodsId: id,
        position,
        stock: spec.stock,
        secrets: spec.secrets,
      }));
