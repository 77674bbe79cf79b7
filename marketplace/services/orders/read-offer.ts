import { and, asc, eq, isNull } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Db } from "../../db/open";
import { discounts, goods, goodsSpecs, stock } from "../../db/schema";
import { unitFen } from "../pricing/unit-fen";

export interface OfferAsk {
  goodsId: number;
  /** 0: goods without specs. */
  specId: number;
  quantity: number;
}

/** What is to be bought: goods or one of their specs, its price of one piece, and what can be taken off. */
export type Offer = Awaited<ReturnType<typeof readOffer>>;

/** Orders are made here for goods without specs and with several; every other kind belongs to the app (spec §4). */
const ORDERABLE_SPECS_TYPES = [1, 2];
/** 3 rent, 9 app-only, 1 and 8 redirect home (spec §9). */
const NOT_ORDERABLE_TRADE_TYPES = [1, 3, 8, 9];
/** What a payment channel and the database can hold. */
const MOST_FEN = 2_000_000_000;

/**
 * Reads what a buyer wants and checks that it may be ordered so. Whether it is in stock is the caller's question.
 * @throws ApiError goodsNotFound, notForSale, specNeeded, quantityBounds
 */
export async function readOffer(db: Db, { goodsId, specId, quantity }: OfferAsk) {
  const [row] = await db
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
        minSaleNum: goods.minSaleNum,
        maxSaleNum: goods.maxSaleNum,
        firstBuyDiscountFen: goods.firstBuyDiscountFen,
        media: goods.media,
      },
      spec: {
        id: goodsSpecs.id,
        name: goodsSpecs.name,
        priceFen: goodsSpecs.priceFen,
        activityPriceFen: goodsSpecs.activityPriceFen,
        minSaleNum: goodsSpecs.minSaleNum,
        maxSaleNum: goodsSpecs.maxSaleNum,
      },
      stock: { id: stock.id, available: stock.available },
    })
    .from(goods)
    .leftJoin(goodsSpecs, and(eq(goodsSpecs.goodsId, goods.id), eq(goodsSpecs.id, specId)))
    .leftJoin(
      stock,
      and(
        eq(stock.goodsId, goods.id),
        specId === 0 ? isNull(stock.specId) : eq(stock.specId, goodsSpecs.id),
      ),
    )
    .where(and(eq(goods.id, goodsId), isNull(goods.removedAt)));
  if (!row) throw new ApiError("goodsNotFound");
  checkKind(row.goods);
  if (row.goods.specsType === 2 && specId === 0) throw new ApiError("specNeeded");
  if (!row.stock) throw new ApiError("specNeeded", { msg: "规格不存在，请重新选择" });
  const priced = row.spec ?? row.goods;
  const unit = unitFen(priced);
  checkQuantity(quantity, priced, unit);
  const promotions = await db
    .select()
    .from(discounts)
    .where(eq(discounts.goodsId, goodsId))
    .orderBy(asc(discounts.id));
  return {
    goods: row.goods,
    spec: row.spec,
    stock: row.stock,
    quantity,
    unitFen: unit,
    promotions,
    specName: row.spec?.name ?? "",
  };
}

function checkKind({ tradeTypeId, specsType }: { tradeTypeId: number; specsType: number }): void {
  if (NOT_ORDERABLE_TRADE_TYPES.includes(tradeTypeId)) throw new ApiError("notForSale");
  if (!ORDERABLE_SPECS_TYPES.includes(specsType)) throw new ApiError("notForSale");
}

/** The bounds of spec §5; the stock's is checked where pieces are held. */
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
