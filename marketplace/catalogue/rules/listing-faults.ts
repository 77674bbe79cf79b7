import { ORDER_MAXIMUM } from "@storefront/contract/listing/quantity-bounds";
import {
  AUTOMATIC_DELIVERY,
  MANUAL_DELIVERY,
  NO_SPECS,
  RENT,
} from "@storefront/contract/listing/trade";
import { MAX_RENT_HOURS } from "@storefront/contract/rentals/rent-hours";
import { type Condition, GIFT } from "../../order-records/rules/price-order";
import { unitFen } from "../../order-records/rules/unit-fen";
import { leastPieces } from "./least-pieces";

/** Largest total of an order in fen: the limit of payment channels and of the database's integers. */
export const MAX_FEN = 2_000_000_000;

/** A listing as it would be sold, in the units of the database. */
export interface ListingTerms {
  tradeTypeId: number;
  deliveryType: number;
  specsType: number;
  depositFen: number;
  /** Shortest rental in hours. */
  leastTime: number;
  /** 0: no group buy. */
  groupBuyPriceFen: number;
  /** The units for sale: the specs, or the listing itself without specs. */
  pieces: readonly PieceTerms[];
  hasSpecs: boolean;
  promotions: readonly Condition[];
}

export interface PieceTerms {
  priceFen: number;
  activityPriceFen: number;
  returnCashFen: number;
  minSaleNum: number;
  maxSaleNum: number;
  /** Available and held pieces; 0: none, or as many as sales have left. */
  stock: number;
  /** Unassigned card secrets. */
  secrets: number;
}

/** Why a listing cannot be sold as it is. */
export interface ListingFault {
  /** Path in a row of a catalog: ["deposit"], ["specs", 0, "min"]. */
  field: (string | number)[];
  /** In Chinese, for operators. */
  reason: string;
}

/**
 * Returns why a listing could not be bought, paid and fulfilled as it is: `least` of its pieces, by a buyer who has bought
 * nothing. One without pieces is listed as sold out. The database refuses the same listings (migrations,
 * `listing_faults`); what sales leave is judged by contract/listing/availability.ts.
 * @returns empty when it can be sold
 */
export function listingFaults(listing: ListingTerms): ListingFault[] {
  return [
    ...(listing.tradeTypeId === RENT ? rentFaults(listing) : purchaseFaults(listing)),
    ...specsFaults(listing),
    ...listing.pieces.flatMap((piece, at) =>
      pieceFaults(listing, piece).map(
        ([name, reason]): ListingFault => ({
          field: listing.hasSpecs ? ["specs", at, name] : [name],
          reason,
        }),
      ),
    ),
    ...giftFaults(listing),
  ];
}

const fault = (name: string, reason: string): ListingFault => ({ field: [name], reason });

function rentFaults({ deliveryType, hasSpecs, ...listing }: ListingTerms): ListingFault[] {
  const faults: ListingFault[] = [];
  if (listing.groupBuyPriceFen > 0) faults.push(fault("group_price", "租赁商品不能拼团"));
  if (hasSpecs && deliveryType === MANUAL_DELIVERY) {
    faults.push(fault("specs_type", "人工交付的租赁不能有规格，请每个账号建一件商品"));
  }
  if (listing.leastTime > MAX_RENT_HOURS) {
    faults.push(fault("rent_hours", `最短租期不能超过 ${MAX_RENT_HOURS} 小时`));
  }
  const dearest = Math.max(...listing.pieces.map(unitFen));
  if (dearest * Math.max(1, listing.leastTime) + listing.depositFen > MAX_FEN) {
    faults.push(fault("deposit", `最短租期的租金加押金不能超过 ${MAX_YUAN} 元`));
  }
  return faults;
}

function purchaseFaults({ depositFen, leastTime }: ListingTerms): ListingFault[] {
  const faults: ListingFault[] = [];
  if (depositFen > 0) faults.push(fault("deposit", "只有租赁商品才有押金"));
  if (leastTime > 0) faults.push(fault("rent_hours", "只有租赁商品才有租期"));
  return faults;
}

function specsFaults({ specsType, hasSpecs, ...listing }: ListingTerms): ListingFault[] {
  const faults: ListingFault[] = [];
  if (hasSpecs && specsType === NO_SPECS) {
    faults.push(fault("specs_type", "有规格的商品不能标为没有规格"));
  }
  const isPurchase = listing.tradeTypeId !== RENT;
  if (isPurchase && listing.groupBuyPriceFen > 0 && (hasSpecs || specsType !== NO_SPECS)) {
    faults.push(fault("group_price", "有规格的商品不能拼团"));
  }
  return faults;
}

/** @returns the field of the piece and the reason, for each fault */
function pieceFaults(listing: ListingTerms, piece: PieceTerms): [string, string][] {
  const { minSaleNum, maxSaleNum } = piece;
  const faults: [string, string][] = [];
  if (piece.returnCashFen >= piece.priceFen) faults.push(["cashback", "返现要低于价格"]);
  if (maxSaleNum > 0 && maxSaleNum < minSaleNum) {
    faults.push(["max", "要为 0（不限），或不小于最少件数"]);
  }
  if (minSaleNum > 1 && listing.tradeTypeId === RENT) {
    faults.push(["min", "租赁每次只租 1 件，最少件数不能大于 1"]);
  } else if (minSaleNum > 1 && listing.groupBuyPriceFen > 0) {
    faults.push(["min", "拼团每次只买 1 件，最少件数不能大于 1"]);
  } else if (minSaleNum > ORDER_MAXIMUM) {
    faults.push(["min", `一次最多购买 ${ORDER_MAXIMUM} 件，最少件数不能更大`]);
  } else if (unitFen(piece) * Math.max(1, minSaleNum) > MAX_FEN) {
    faults.push(["min", `最少件数的总价不能超过 ${MAX_YUAN} 元`]);
  }
  if (listing.deliveryType === AUTOMATIC_DELIVERY && piece.stock > piece.secrets) {
    faults.push(["stock", `自动发货的库存就是卡密的数量：现在只有 ${piece.secrets} 条卡密`]);
  }
  const least = leastPieces(piece, listing.promotions);
  if (piece.stock > 0 && piece.stock < least) faults.push(["stock", shortage(piece.stock, least)]);
  return faults;
}

/** Why some pieces cannot be bought. @param least pieces that one order takes, with its gifts */
export const shortage = (stock: number, least: number): string =>
  `只有 ${stock} 件，不够一笔订单最少要的 ${least} 件（含赠品）：请补足，或改小最少件数`;

/** A gift of pieces is assigned like bought ones. One in words needs a seller who hands it over. */
function giftFaults({ promotions, tradeTypeId, deliveryType }: ListingTerms): ListingFault[] {
  return promotions.flatMap(({ discountType, discountValue }, at): ListingFault[] => {
    if (discountType !== GIFT) return [];
    const field = ["discounts", at];
    if (tradeTypeId === RENT) return [{ field, reason: "租赁商品不能有赠品" }];
    return deliveryType === AUTOMATIC_DELIVERY && discountValue === 0
      ? [{ field, reason: "自动发货的赠品要写明送几件同款商品：文字赠品没有人交付" }]
      : [];
  });
}

const MAX_YUAN = MAX_FEN / 100;
