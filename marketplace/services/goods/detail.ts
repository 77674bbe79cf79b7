import type { GameFacts } from "@storefront/contract/fact-keys";
import type { goodsDetail } from "@storefront/contract/goods";
import { keptGuarantees, unmetCondition } from "@storefront/contract/listing/promise-table";
import { fenToYuan } from "@storefront/contract/money";
import { asc, eq, sum } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { onlyRow } from "../../database/only-row";
import { customerRemarks, discounts, games, goodsSpecs, stock } from "../../database/schema";
import type { Deps } from "../../deps";
import { describeFacts } from "../../domain/goods/describe-facts";
import { listingFlags } from "../../domain/goods/listing-flags";
import { mobileUrl } from "../../domain/goods/mobile-url";
import { promiseFacts } from "../../domain/goods/promise-facts";
import { unitFen } from "../../domain/pricing/unit-fen";
import { withoutEndedActivity } from "../../domain/pricing/without-ended-activity";
import { readGoodsCoupons } from "../coupons/for-goods";
import { readCollects } from "./collect";
import { discountTexts, toDiscount } from "./discount-texts";
import { type Goods, liveGoods } from "./live-goods";
import { readComments } from "./read-comments";
import { readPayouts } from "./read-payouts";
import { readRecentSales } from "./read-recent-sales";
import { readSeller } from "./read-seller";
import { rentOption } from "./rent-option";

type GoodsDetail = z.output<typeof goodsDetail>;

interface DetailRequest {
  goodsId: number;
  /** The user whose collects and coupons are included; null when not logged in. */
  userId: number | null;
  promotionUserId?: number | undefined;
  sign?: string | undefined;
  /** The brand host that is visited, "" when unknown. */
  site?: string | undefined;
}

/** Reads everything a goods page shows (product §3 Goods detail). @throws ApiError `goodsNotFound` */
export async function readGoodsDetail(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  { goodsId, userId, promotionUserId, sign, site }: DetailRequest,
): Promise<GoodsDetail> {
  const now = clock.now();
  const stored = await liveGoods(db, goodsId);
  const { activityUntil } = stored;
  const goods = withoutEndedActivity(stored, activityUntil, now);
  const specs = (await readSpecs(db, goodsId)).map((spec) =>
    withoutEndedActivity(spec, activityUntil, now),
  );
  const offers = await db
    .select()
    .from(discounts)
    .where(eq(discounts.goodsId, goodsId))
    .orderBy(asc(discounts.id));
  return {
    ...listingFields(goods),
    facts: describeFacts(goods.facts, await readGameFacts(db, goods.gameName)),
    ...prices(cheapest(specs) ?? goods),
    activity_until: activityUntil && activityUntil > now ? activityUntil.toISOString() : null,
    specs: specs.map(toSpec),
    ...(await countPieces(db, goodsId)),
    ...(await readCollects(db, goods, userId)),
    ...(await readGoodsCoupons(db, goods, userId, now)),
    compensate_broadcast: await readPayouts(db, goods),
    comments: await readComments({ db, config, clock }, goodsId, 1),
    recent_sales: await readRecentSales(db, goodsId),
    discounts: discountTexts(offers),
    discountList: offers.map(toDiscount),
    customer_remarks: await readRemarks(db, goodsId),
    user: await readSeller(db, goods.sellerId, goodsId),
    h5_qrcode_url: mobileUrl(
      config.mobileSiteUrl,
      "goodsDetails",
      { goodsId },
      { promotionUserId, sign, site },
    ),
  };
}

function listingFields(goods: Goods) {
  const { texts } = goods;
  const facts = promiseFacts(goods);
  return {
    goods_id: goods.id,
    goods_name: goods.name,
    listed_at: goods.createdAt.toISOString(),
    goods_type: goods.goodsType,
    game_name: goods.gameName,
    trade_type_id: goods.tradeTypeId,
    specs_type: goods.specsType,
    min_sale_num: goods.minSaleNum,
    max_sale_num: goods.maxSaleNum,
    delivery_type: goods.deliveryType,
    no_reason_refund: flag(goods.noReasonRefund),
    rent_option: rentOption(goods),
    goods_media: goods.media,
    goods_detail_media: goods.detailMedia,
    sale: goods.sale,
    first_buy_discount: fenToYuan(goods.firstBuyDiscountFen),
    open_group_buy: flag(goods.groupBuyPriceFen > 0),
    group_buy_price: fenToYuan(goods.groupBuyPriceFen),
    open_promotion: flag(goods.shareRewardFen > 0),
    share: { reward: fenToYuan(goods.shareRewardFen) },
    feature: texts.feature,
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
    desc_description: texts.descDescription,
    goods_desc: texts.goodsDesc,
    home_page_api: `/v1/user/home_page?user_id=${goods.sellerId}`,
    user_id: goods.sellerId,
  };
}

type Priced = Pick<Goods, "priceFen" | "originPriceFen" | "activityPriceFen" | "returnCashFen">;

const prices = (priced: Priced) => ({
  price_after_discount: fenToYuan(unitFen(priced)),
  activity_price: fenToYuan(priced.activityPriceFen),
  normal_price: fenToYuan(priced.priceFen),
  origin_price: fenToYuan(priced.originPriceFen),
  return_cash: fenToYuan(priced.returnCashFen),
});

const toSpec = (spec: Spec): GoodsDetail["specs"][number] => ({
  goods_spec_id: spec.id,
  spec_name: spec.name,
  spec_price: fenToYuan(spec.priceFen),
  spec_origin_price: fenToYuan(spec.originPriceFen),
  spec_stock: spec.available,
  spec_desc: spec.desc,
  min_sale_num: spec.minSaleNum,
  max_sale_num: spec.maxSaleNum,
  normal_return_cash: fenToYuan(spec.returnCashFen),
  activity_price: fenToYuan(spec.activityPriceFen),
});

const cheapest = ([first, ...others]: readonly Spec[]): Spec | undefined =>
  first && others.reduce((least, spec) => (unitFen(spec) < unitFen(least) ? spec : least), first);

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

async function countPieces(db: Db, goodsId: number): Promise<{ stock: number; held: number }> {
  const pieces = await db
    .select({ available: sum(stock.available), held: sum(stock.held) })
    .from(stock)
    .where(eq(stock.goodsId, goodsId));
  const { available, held } = onlyRow(pieces);
  // The sums are null without a stock row.
  return { stock: Number(available), held: Number(held) };
}

async function readGameFacts(db: Db, game: string): Promise<GameFacts> {
  const [found] = await db.select({ facts: games.facts }).from(games).where(eq(games.name, game));
  return found?.facts ?? {};
}

function readRemarks(db: Db, goodsId: number): Promise<GoodsDetail["customer_remarks"]> {
  return db
    .select({
      remark_id: customerRemarks.id,
      title: customerRemarks.title,
      tip: customerRemarks.tip,
    })
    .from(customerRemarks)
    .where(eq(customerRemarks.goodsId, goodsId))
    .orderBy(asc(customerRemarks.id));
}

type Spec = typeof goodsSpecs.$inferSelect & { available: number };

/** Reads the specs in order, each with its available pieces. */
async function readSpecs(db: Db, goodsId: number): Promise<Spec[]> {
  const rows = await db
    .select({ spec: goodsSpecs, available: stock.available })
    .from(goodsSpecs)
    .leftJoin(stock, eq(stock.specId, goodsSpecs.id))
    .where(eq(goodsSpecs.goodsId, goodsId))
    .orderBy(asc(goodsSpecs.position));
  return rows.map(({ spec, available }) => ({ ...spec, available: available ?? 0 }));
}
