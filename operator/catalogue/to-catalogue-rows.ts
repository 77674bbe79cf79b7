import { clockText } from "@storefront/contract/boosts/boost-hours";
import type { ListingFacts } from "@storefront/contract/listing/fact-keys";
import { isPromise } from "@storefront/contract/listing/promise-table";
import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import { fenToYuan } from "@storefront/contract/money";
import type {
  boostGames,
  customerRemarks,
  discounts,
  envelopes,
  games,
  goods,
  goodsSpecs,
  sellers,
  stock,
} from "@storefront/marketplace/database/schema";
import type { WrittenRow } from "./catalogue-row";

export interface StoredListing {
  goods: typeof goods.$inferSelect;
  specs: (typeof goodsSpecs.$inferSelect)[];
  stock: (typeof stock.$inferSelect)[];
  discounts: (typeof discounts.$inferSelect)[];
  remarks: (typeof customerRemarks.$inferSelect)[];
}

type Game = Pick<typeof games.$inferSelect, "name" | "facts" | "aliases">;

/** @returns the catalogue row of a game */
export const gameRowOf = ({ name, facts, aliases }: Game): WrittenRow => ({
  kind: "game",
  name,
  ...(aliases.length > 0 && { aliases: [...aliases] }),
  facts: Object.fromEntries(
    Object.entries(facts).map(([key, { options, ...definition }]) => [
      key,
      options ? { ...definition, options: [...options] } : definition,
    ]),
  ),
});

/** @returns the catalogue row of a boosted game */
export const boostRowOf = (game: typeof boostGames.$inferSelect): WrittenRow => ({
  kind: "boost",
  id: game.id,
  game: game.name,
  on_sale: game.onSale,
  price_percent: game.pricePercent,
  ...(game.opensAt === null ? {} : { opens: clockText(game.opensAt) }),
  ...(game.closesAt === null ? {} : { closes: clockText(game.closesAt) }),
  ladder: game.ladder.map(({ fen, ...division }) => ({ ...division, price: fenToYuan(fen) })),
  partitions: [...game.partitions],
  inscription: [...game.inscription],
});

/** @returns the catalogue row of a seller */
export const sellerRowOf = (seller: typeof sellers.$inferSelect): WrittenRow => ({
  kind: "seller",
  id: seller.id,
  nickname: seller.nickname,
  avatar: seller.headImgUrl,
  profile: seller.profile,
  identity: seller.authIdentity === 1 ? 1 : 0,
  self_run: seller.selfUser,
  official: seller.officialUser,
  sold: seller.totalSale,
  followers: seller.baseSubscribers,
});

/** @returns the catalogue row of a coupon */
export const couponRowOf = (coupon: typeof envelopes.$inferSelect): WrittenRow => ({
  kind: "coupon",
  id: coupon.id,
  name: coupon.couponName,
  label: coupon.typeName,
  off: fenToYuan(coupon.reduceFen),
  from_yuan: fenToYuan(coupon.conditionFen),
  ...(coupon.goodsId === null ? {} : { listing: coupon.goodsId }),
  ...(coupon.sellerId === null ? {} : { seller: coupon.sellerId }),
  valid_days: coupon.validDays,
  total: coupon.total,
  claimable: coupon.claimable,
  follow_gift: coupon.subscribeGift,
});

/** @returns the catalogue row of a listing, without its card secrets */
export function listingRowOf(listing: StoredListing): WrittenRow {
  const { goods: row, specs } = listing;
  const { texts } = row;
  const freeOf = (specId: number | null) =>
    row.deliveryType === AUTOMATIC_DELIVERY
      ? {}
      : { stock: listing.stock.find((each) => each.specId === specId)?.available ?? 0 };
  return {
    kind: "listing",
    id: row.id,
    seller: row.sellerId,
    name: row.name,
    game: row.gameName,
    goods_type: row.goodsType as Extract<WrittenRow, { kind: "listing" }>["goods_type"],
    trade_type_id: row.tradeTypeId,
    delivery: row.deliveryType === AUTOMATIC_DELIVERY ? "automatic" : "manual",
    delivery_hours: row.deliveryHours,
    no_reason_refund: row.noReasonRefund,
    specs_type: row.specsType as 1 | 2 | 3,
    ...(specs.length === 0 ? { ...pricesOf(row), ...freeOf(null) } : {}),
    ...(row.activityUntil ? { activity_until: row.activityUntil.toISOString() } : {}),
    specs: specs.map((spec) => ({
      name: spec.name,
      ...pricesOf(spec),
      description: spec.desc,
      min: spec.minSaleNum,
      max: spec.maxSaleNum,
      ...freeOf(spec.id),
    })),
    min: row.minSaleNum,
    max: row.maxSaleNum,
    deposit: fenToYuan(row.depositFen),
    new_secret_per_rental: row.newSecretPerRental,
    rent_hours: row.leastTime,
    first_buy_discount: fenToYuan(row.firstBuyDiscountFen),
    group_price: fenToYuan(row.groupBuyPriceFen),
    share_reward: fenToYuan(row.shareRewardFen),
    pictures: row.media.map(({ url }) => url),
    picture_texts: row.media.some(({ alt }) => alt) ? row.media.map(({ alt = "" }) => alt) : [],
    detail_pictures: row.detailMedia.map(({ url }) => url),
    feature: texts.feature,
    tags: texts.attrs.map(({ content, color }) => ({ text: content, color })),
    attributes: texts.attributes.map(({ title, data }) => ({ title, data })),
    facts: writtenFacts(row.facts),
    banner: texts.banner,
    // A listing of an earlier version may have names that an import refuses; they are shown nowhere.
    guarantees: texts.guarantee.filter(({ name }) => isPromise(name)),
    inspection: texts.inspection,
    inspection_report: texts.inspectionReport ?? null,
    process: texts.process,
    description: texts.descDescription,
    detail: texts.goodsDesc,
    discounts: listing.discounts.map(discountOf),
    remarks: listing.remarks.map(({ title, tip }) => ({ title, tip })),
    listed: row.createdAt.toISOString(),
    sold: row.sale,
    wanted: row.wantCount,
    collected: row.baseCollects,
  };
}

/** Copies the choices, which a row to write may change. */
const writtenFacts = ({ system, server, face, ...facts }: ListingFacts) => ({
  ...facts,
  ...(system && { system: [...system] }),
  ...(server && { server: [...server] }),
  ...(face && { face: [...face] }),
});

const pricesOf = (priced: {
  priceFen: number;
  originPriceFen: number;
  activityPriceFen: number;
  returnCashFen: number;
}) => ({
  price: fenToYuan(priced.priceFen),
  original_price: fenToYuan(priced.originPriceFen),
  activity_price: fenToYuan(priced.activityPriceFen),
  cashback: fenToYuan(priced.returnCashFen),
});

function discountOf(row: typeof discounts.$inferSelect) {
  const from =
    row.conditionType === 1
      ? { from_yuan: fenToYuan(row.conditionNum) }
      : { from_pieces: row.conditionNum };
  const common = { ...from, text: row.describe };
  if (row.discountType === 1) {
    return { kind: "cut" as const, off: fenToYuan(row.discountValue), ...common };
  }
  return row.discountType === 3
    ? { kind: "percent" as const, percent_off: row.discountValue, ...common }
    : { kind: "gift" as const, pieces: row.discountValue, ...common };
}
