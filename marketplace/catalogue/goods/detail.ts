import { ApiError } from "@storefront/contract/api-error";
import { createAnswer } from "@storefront/contract/listing/answer-fields";
import type { PieceCounts } from "@storefront/contract/listing/availability";
import type { goodsDetail } from "@storefront/contract/listing/goods";
import {
  INITIAL_FIELDS,
  LISTING_FIELDS,
  LISTING_TEXTS,
  PRICE_FIELDS,
  SPEC_FIELDS,
  SPEC_PRICES,
} from "@storefront/contract/listing/listing-fields";
import { keptGuarantees, unmetCondition } from "@storefront/contract/listing/promise-table";
import { fenToYuan } from "@storefront/contract/money";
import type * as z from "zod";
import type { goodsSpecs } from "../../database/schema";
import type { Deps } from "../../deps";
import { unitFen, withoutEndedActivity } from "../../order-records/order-records";
import { showGoodsCoupons } from "../../promotion/promotion";
import { describeFacts } from "../rules/describe-facts";
import { listingFlags } from "../rules/listing-flags";
import { mobileUrl } from "../rules/mobile-url";
import { promiseFacts } from "../rules/promise-facts";
import { showCollects } from "./collect";
import { discountTexts, toDiscount } from "./discount-texts";
import { findDetail, NOBODY } from "./find-detail";
import { reasonOfListing } from "./listing-columns";
import type { Goods } from "./live-goods";
import { showNextReturn } from "./next-return";
import { showComments } from "./read-comments";
import { showPayouts } from "./read-payouts";
import { showSales } from "./read-recent-sales";
import { showProfile, showRecommended } from "./read-seller";
import { rentOption } from "./rent-option";
import { createSharedReads, type SharedReads } from "./shared-reads";

type GoodsDetail = z.output<typeof goodsDetail>;

type Listing = Omit<GoodsDetail, "h5_qrcode_url">;

interface DetailRequest {
  goodsId: number;
  /** The user whose collects and coupons are included; null when not logged in. */
  userId: number | null;
  /** Whether changes up to now must be in the answer, as for a page that is kept until the next change. */
  upToDate?: boolean;
  promotionUserId?: number | undefined;
  sign?: string | undefined;
  /** The brand host that is visited, "" when unknown. */
  site?: string | undefined;
}

type DetailDeps = Pick<Deps, "db" | "config" | "clock">;

const READ_ALONE: SharedReads<Listing> = createSharedReads(0);

/** Lets visitors share the listings that they read. */
export const shareListings = ({ sharedForMs }: Pick<Deps, "sharedForMs">): SharedReads<Listing> =>
  createSharedReads(sharedForMs);

/** Reads everything a goods page shows (product §3 Goods detail). @throws ApiError `goodsNotFound` */
export async function readGoodsDetail(
  deps: DetailDeps,
  { goodsId, userId, upToDate = false, promotionUserId, sign, site }: DetailRequest,
  share: SharedReads<Listing> = READ_ALONE,
): Promise<GoodsDetail> {
  const isPersonal = userId !== null;
  const read = () => readListing(deps, goodsId, userId);
  const listing = isPersonal || upToDate ? await read() : await share(goodsId, read);
  const link = { promotionUserId, sign, site };
  const { mobileSiteUrl } = deps.config;
  return { ...listing, h5_qrcode_url: mobileUrl(mobileSiteUrl, "goodsDetails", { goodsId }, link) };
}

/** Depends on nothing but the listing, its user and the time. */
async function readListing(
  { db, config, clock }: DetailDeps,
  goodsId: number,
  userId: number | null,
): Promise<Listing> {
  const now = clock.now();
  const [row] = await findDetail(db, { goodsId, userId: userId ?? NOBODY });
  if (!row) throw new ApiError("goodsNotFound");
  const { activityUntil } = row.goods;
  const goods = withoutEndedActivity(row.goods, activityUntil, now);
  const specs = row.specs.map((spec) => withoutEndedActivity(spec, activityUntil, now));
  return {
    ...listingFields(goods),
    facts: describeFacts(goods.facts, row.gameFacts ?? {}),
    ...prices(cheapest(specs) ?? goods),
    activity_until: activityUntil && activityUntil > now ? activityUntil.toISOString() : null,
    specs: specs.map((spec) => toSpec(spec, goods)),
    stock: sumOf(row.pieces, "available"),
    held: sumOf(row.pieces, "held"),
    unavailable: reasonOfListing(row.pieces, goods),
    next_return: showNextReturn(row),
    ...showCollects(row),
    ...showGoodsCoupons(row.coupons, now),
    compensate_broadcast: showPayouts(row.payouts),
    comments: showComments({ config, clock }, row),
    recent_sales: showSales(row.sales),
    discounts: discountTexts(row.discounts),
    discountList: row.discounts.map(toDiscount),
    customer_remarks: row.remarks,
    user: { ...showProfile(row), seller_recommend: showRecommended(row.recommended) },
  };
}

function listingFields(goods: Goods) {
  const { texts } = goods;
  const facts = promiseFacts(goods);
  return {
    goods_id: goods.id,
    ...goodsFields(goods),
    ...initialFields(goods),
    ...plainTexts(texts),
    listed_at: goods.createdAt.toISOString(),
    specs_type: goods.specsType,
    rent_option: rentOption(goods),
    goods_media: goods.media,
    goods_detail_media: goods.detailMedia,
    open_group_buy: flag(goods.groupBuyPriceFen > 0),
    open_promotion: flag(goods.shareRewardFen > 0),
    share: { reward: fenToYuan(goods.shareRewardFen) },
    attrs: texts.attrs.filter(({ content }) => unmetCondition(content, facts) === null),
    attributes: texts.attributes,
    flags: listingFlags(texts),
    banner: { text: texts.banner },
    guarantee: keptGuarantees(texts.guarantee, facts),
    inspection:
      texts.inspection === null
        ? null
        : { text: { left: texts.inspection }, report: texts.inspectionReport ?? null },
    process: texts.process,
    home_page_api: `/v1/user/home_page?user_id=${goods.sellerId}`,
  };
}

const goodsFields = createAnswer(LISTING_FIELDS);
const plainTexts = createAnswer(LISTING_TEXTS);
const initialFields = createAnswer(INITIAL_FIELDS);
const priceFields = createAnswer(PRICE_FIELDS);
const specFields = createAnswer(SPEC_FIELDS);
const specPrices = createAnswer(SPEC_PRICES);

type Spec = typeof goodsSpecs.$inferSelect & PieceCounts;

const sumOf = (pieces: readonly PieceCounts[], of: "available" | "held"): number =>
  pieces.reduce((sum, counts) => sum + counts[of], 0);

type Priced = Pick<Goods, "priceFen" | "originPriceFen" | "activityPriceFen" | "returnCashFen">;

const prices = (priced: Priced) => ({
  price_after_discount: fenToYuan(unitFen(priced)),
  ...priceFields(priced),
});

const toSpec = (spec: Spec, goods: Goods): GoodsDetail["specs"][number] => ({
  goods_spec_id: spec.id,
  ...specFields(spec),
  ...specPrices(spec),
  spec_stock: spec.available,
  unavailable: reasonOfListing([spec], goods),
});

const cheapest = ([first, ...others]: readonly Spec[]): Spec | undefined =>
  first && others.reduce((least, spec) => (unitFen(spec) < unitFen(least) ? spec : least), first);

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
