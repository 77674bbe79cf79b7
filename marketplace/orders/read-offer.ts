import { ApiError } from "@storefront/contract/api-error";
import { type PieceCounts, unavailableText } from "@storefront/contract/listing/availability";
import {
  APP_ONLY,
  HIDDEN_TRADE_TYPES,
  MULTIPLE_SPECS,
  NO_SPECS,
  RENT,
} from "@storefront/contract/listing/trade";
import { leastQuantity, MAX_FEN, reasonOfPieces } from "../catalogue/catalogue";
import { unitFen, withoutEndedActivity } from "../order-records/order-records";
import { rentTerms } from "../rentals/rentals";
import type { OfferRow } from "./find-offer";

export interface OfferInput {
  goodsId: number;
  /** 0: goods without specs. */
  specId: number;
  quantity: number;
  /** Hours of a rental; null or omitted for a purchase. */
  rentHours?: number | null;
  /** The group to join; 0 opens one; null or omitted for no group buy. */
  groupChoice?: number | null;
}

/** Goods or one of their specs, with unit price and applicable promotions. */
export type Offer = ReturnType<typeof checkOffer>;

/** Only goods without specs or with several can be ordered here; other kinds belong to the app (product §4). */
const ORDERABLE_SPECS_TYPES = [NO_SPECS, MULTIPLE_SPECS];
const NOT_ORDERABLE_TRADE_TYPES = [...HIDDEN_TRADE_TYPES, APP_ONLY];

/**
 * Checks that an offer can be ordered like this; the caller must check its pieces (checkPieces).
 * @throws ApiError `goodsNotFound`, `notForSale`, `specNeeded`, `quantityBounds`, `rentHours`
 */
export function checkOffer(
  { goods, spec, stock, requiresSpec, promotions, remarks }: OfferRow,
  { specId, quantity, rentHours = null, groupChoice = null }: OfferInput,
  now: Date,
) {
  if (!goods) throw new ApiError("goodsNotFound");
  const byGroup = groupChoice !== null;
  checkKind(goods, { rentHours, byGroup });
  if (requiresSpec && specId === 0) throw new ApiError("specNeeded");
  if (!stock) throw withoutStock(specId);
  const priced = withoutEndedActivity(spec ?? goods, goods.activityUntil, now);
  const rent = rentHours === null ? null : rentTerms(unitFen(priced), rentHours, goods);
  const unit = rent?.rentFen ?? (byGroup ? goods.groupBuyPriceFen : unitFen(priced));
  if (rent || byGroup) checkSingle(quantity);
  checkQuantity(quantity, priced);
  checkTotal(unit * quantity, rent);
  return {
    goods,
    spec,
    stock,
    quantity,
    unitFen: unit,
    /** Per piece. The page hides a cashback that is not below the price (contract/listing/price-shown.ts). */
    cashbackFen: priced.returnCashFen < unit ? priced.returnCashFen : 0,
    promotions: byGroup ? [] : promotions,
    remarks,
    rent,
    byGroup,
    specName: spec?.name ?? "",
  };
}

/** Returns the quantities of an offer: the most per buyer (product §5 max_sale_num, 0 for no limit), and the least per order. */
export const quantitiesOf = ({ goods, spec }: Pick<Offer, "goods" | "spec">) => ({
  most: (spec ?? goods).maxSaleNum,
  least: leastQuantity(spec ?? goods),
});

/**
 * Checks that there are the pieces of an order; a gift takes pieces of the same stock.
 * @param counts of the row of stock, read after it was locked when the pieces are to be held
 * @throws ApiError `outOfStock`, which says why
 */
export function checkPieces(
  { goods, quantity }: Pick<Offer, "goods" | "quantity">,
  giftPieces: number,
  counts: PieceCounts,
): void {
  const { available } = counts;
  if (available >= quantity + giftPieces) return;
  const reason = reasonOfPieces(counts, goods);
  if (reason) throw new ApiError("outOfStock", { msg: unavailableText(reason, counts) });
  throw new ApiError("outOfStock", {
    msg:
      available < quantity
        ? `库存只剩 ${available} 件，请减少数量`
        : `库存不足：还要留 ${giftPieces} 件作赠品，请减少数量`,
  });
}

const NO_PIECES: PieceCounts = { available: 0, held: 0, sold: 0, least: 1 };

/** Goods without specs and stock cannot be bought. */
const withoutStock = (specId: number) =>
  specId === 0
    ? new ApiError("outOfStock", { msg: unavailableText("no_stock", NO_PIECES) })
    : new ApiError("specNeeded", { msg: "规格不存在，请重新选择" });

interface Kind {
  tradeTypeId: number;
  specsType: number;
  groupBuyPriceFen: number;
}

/** Rental goods can only be rented, others only bought; only goods without specs have a group price. */
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

/** A rental or a seat in a group is for a single piece. */
function checkSingle(quantity: number): void {
  if (quantity !== 1) throw new ApiError("quantityBounds", { msg: "每次只能下单 1 件" });
}

/** Checks the bounds of product §5; stock is checked when pieces are held. */
function checkQuantity(
  quantity: number,
  { minSaleNum, maxSaleNum }: { minSaleNum: number; maxSaleNum: number },
): void {
  const least = leastQuantity({ minSaleNum });
  if (quantity < least) throw new ApiError("quantityBounds", { msg: `最少购买 ${least} 件` });
  if (maxSaleNum > 0 && quantity > maxSaleNum) {
    throw new ApiError("quantityBounds", { msg: `最多购买 ${maxSaleNum} 件` });
  }
}

function checkTotal(fen: number, rent: { depositFen: number } | null): void {
  if (fen + (rent?.depositFen ?? 0) <= MAX_FEN) return;
  throw rent
    ? new ApiError("rentHours", { msg: "租金和押金超出订单金额限制，请缩短租期" })
    : new ApiError("quantityBounds", { msg: "订单金额超出限制" });
}
