import { and, asc, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import { APP_ONLY, HIDDEN_TRADE_TYPES, MULTIPLE_SPECS, NO_SPECS, RENT } from "@/contract/trade";
import type { Db } from "@/database/open";
import { type Placeholders, prepareOnce } from "@/database/prepared-query";
import { customerRemarks, discounts, goods, goodsSpecs, stock } from "@/database/schema";
import { unitFen } from "@/rules/pricing/unit-fen";
import { rentTerms } from "@/rules/rent/rent-terms";

export interface OfferInput {
  goodsId: number;
  /** 0: goods without specs. */
  specId: number;
  quantity: number;
  /** Of a rent; null or left out: it is bought. */
  rentHours?: number | null;
  /** The group to join, 0 to open one; null or left out: bought alone. */
  groupChoice?: number | null;
}

/** What is to be bought: goods or one of their specs, its price of one piece, and what can be taken off. */
export type Offer = Awaited<ReturnType<typeof readOffer>>;

/** Orders are made here for goods without specs and with several; every other kind belongs to the app (product §4). */
const ORDERABLE_SPECS_TYPES = [NO_SPECS, MULTIPLE_SPECS];
const NOT_ORDERABLE_TRADE_TYPES = [...HIDDEN_TRADE_TYPES, APP_ONLY];
/** What a payment channel and the database can hold. */
const MOST_FEN = 2_000_000_000;

/**
 * Reads what a buyer wants and checks that it may be ordered so. Whether it is in stock is the caller's question.
 * @throws ApiError goodsNotFound, notForSale, specNeeded, quantityBounds, rentHours
 */
export const readOffer = async (db: Db, ask: OfferInput) =>
  checkOffer(await findOffer(db, ask), ask);

/** The same for rows that `findOffer` has read. */
export function checkOffer(
  rows: OfferRow[],
  { specId, quantity, rentHours = null, groupChoice = null }: OfferInput,
) {
  const [row] = rows;
  if (!row) throw new ApiError("goodsNotFound");
  const byGroup = groupChoice !== null;
  checkKind(row.goods, { rentHours, byGroup });
  if (row.asksSpec && specId === 0) throw new ApiError("specNeeded");
  if (!row.stock) throw withoutStock(specId);
  const priced = row.spec ?? row.goods;
  const rent = rentHours === null ? null : rentTerms(unitFen(priced), rentHours, row.goods);
  const unit = rent?.rentFen ?? (byGroup ? row.goods.groupBuyPriceFen : unitFen(priced));
  if (rent || byGroup) checkSingle(quantity);
  checkQuantity(quantity, priced, unit);
  return {
    goods: row.goods,
    spec: row.spec,
    stock: row.stock,
    quantity,
    unitFen: unit,
    /** For one piece. The page shows none that is as much as the price (lib/goods/price-shown.ts). */
    cashbackFen: priced.returnCashFen < unit ? priced.returnCashFen : 0,
    promotions: byGroup ? [] : rows.flatMap(({ promotion }) => promotion ?? []),
    asksRemarks: row.asksRemarks,
    rent,
    byGroup,
    specName: row.spec?.name ?? "",
  };
}

/** @returns pieces that one buyer may have (product §5 max_sale_num), 0 for any number */
export const mostForBuyer = ({ goods, spec }: Pick<Offer, "goods" | "spec">): number =>
  (spec ?? goods).maxSaleNum;

/** Goods without specs that have no pieces of their own are sold out. */
const withoutStock = (specId: number) =>
  specId === 0
    ? new ApiError("outOfStock", { msg: "商品已售罄" })
    : new ApiError("specNeeded", { msg: "规格不存在，请重新选择" });

type OfferRow = Awaited<ReturnType<typeof findOffer>>[number];

/** One row for each promotion, or a single one without. */
export const findOffer = prepareOnce(
  (db, { goodsId, specId }: Placeholders<Pick<OfferInput, "goodsId" | "specId">>) => {
    const remarks = db
      .select({ one: sql`1` })
      .from(customerRemarks)
      .where(eq(customerRemarks.goodsId, goods.id));
    const specs = db
      .select({ one: sql`1` })
      .from(goodsSpecs)
      .where(eq(goodsSpecs.goodsId, goods.id));
    return db
      .select({
        goods: {
          id: goods.id,
          sellerId: goods.sellerId,
          name: goods.name,
          tradeTypeId: goods.tradeTypeId,
          specsType: goods.specsType,
          deliveryType: goods.deliveryType,
          priceFen: goods.priceFen,
          activityPriceFen: goods.activityPriceFen,
          returnCashFen: goods.returnCashFen,
          minSaleNum: goods.minSaleNum,
          maxSaleNum: goods.maxSaleNum,
          depositFen: goods.depositFen,
          leastTime: goods.leastTime,
          groupBuyPriceFen: goods.groupBuyPriceFen,
          firstBuyDiscountFen: goods.firstBuyDiscountFen,
          media: goods.media,
        },
        spec: {
          id: goodsSpecs.id,
          name: goodsSpecs.name,
          priceFen: goodsSpecs.priceFen,
          activityPriceFen: goodsSpecs.activityPriceFen,
          returnCashFen: goodsSpecs.returnCashFen,
          minSaleNum: goodsSpecs.minSaleNum,
          maxSaleNum: goodsSpecs.maxSaleNum,
        },
        stock: { id: stock.id, available: stock.available },
        promotion: discounts,
        asksRemarks: exists(remarks) as SQL<boolean>,
        // Without any spec there is nothing to choose, and the goods are bought as they are.
        asksSpec: sql<boolean>`${goods.specsType} = 2 and ${exists(specs)}`,
      })
      .from(goods)
      .leftJoin(goodsSpecs, and(eq(goodsSpecs.goodsId, goods.id), eq(goodsSpecs.id, specId)))
      .leftJoin(
        stock,
        and(eq(stock.goodsId, goods.id), sql`coalesce(${stock.specId}, 0) = ${specId}`),
      )
      .leftJoin(discounts, eq(discounts.goodsId, goods.id))
      .where(and(eq(goods.id, goodsId), isNull(goods.removedAt)))
      .orderBy(asc(discounts.id));
  },
);

interface Kind {
  tradeTypeId: number;
  specsType: number;
  groupBuyPriceFen: number;
}

/** Rent goods are only rented, all others are never; a group price is one of goods without specs. */
function checkKind(
  { tradeTypeId, specsType, groupBuyPriceFen }: Kind,
  { rentHours, byGroup }: { rentHours: number | null; byGroup: boolean },
): void {
  if (NOT_ORDERABLE_TRADE_TYPES.includes(tradeTypeId)) throw new ApiError("notForSale");
  if (!ORDERABLE_SPECS_TYPES.includes(specsType)) throw new ApiError("notForSale");
  if ((tradeTypeId === RENT) !== (rentHours !== null)) throw new ApiError("notForSale");
  if (byGroup && (groupBuyPriceFen === 0 || specsType !== NO_SPECS || rentHours !== null)) {
    throw new ApiError("notForSale", { msg: "该商品没有拼团" });
  }
}

/** One account is one person's, and a group member buys one piece. */
function checkSingle(quantity: number): void {
  if (quantity !== 1) throw new ApiError("quantityBounds", { msg: "每次只能下单 1 件" });
}

/** The bounds of product §5; the stock's is checked where pieces are held. */
function checkQuantity(
  quantity: number,
  { minSaleNum, maxSaleNum }: { minSaleNum: number; maxSaleNum: number },
  unit: number,
): void {
  const least = Math.max(1, minSaleNum);
  if (quantity < least) throw new ApiError("quantityBounds", { msg: `最少购买 ${least} 件` });
  if (maxSaleNum > 0 && quantity > maxSaleNum) {
    throw new ApiError("quantityBounds", { msg: `最多购买 ${maxSaleNum} 件` });
  }
  if (unit * quantity > MOST_FEN) throw new ApiError("quantityBounds", { msg: "订单金额超出限制" });
}
