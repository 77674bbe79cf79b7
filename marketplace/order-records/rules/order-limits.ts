import { ApiError } from "@storefront/contract/api-error";

/** Limits of a buyer's unpaid reservations. 0 pieces or seconds: unlimited. */
export interface OrderLimits {
  /** Unpaid orders of every kind. */
  perBuyer: number;
  /** Unpaid orders of one listing. */
  perListing: number;
  /** Pieces of one listing in unpaid orders. */
  piecesPerListing: number;
  /** Percent of the unsold pieces of a listing, or of a spec, that one buyer or one network may reserve; 100: unlimited. */
  sharePercent: number;
  /** Pieces that they may always reserve, however small the listing. */
  shareMinPieces: number;
  /** Percent of the unsold pieces that all new buyers together may reserve; 100: unlimited. */
  totalPercent: number;
  /** Seconds to wait after the third unpaid order of a day; doubles with each further one. */
  cooldownS: number;
}

/** A buyer's orders within HISTORY_S. An unpaid order past its deadline counts as expired, even before the sweep. */
export interface BuyerHistory {
  unpaid: number;
  unpaidOfListing: number;
  unpaidPiecesOfListing: number;
  /** Pieces of the item to be bought (the listing or its spec) in unpaid orders, with their gifts. */
  unpaidPiecesOfItem: number;
  /** Pieces of the item in unpaid and paid orders. */
  piecesOfItem: number;
  expired: number;
  cancelled: number;
  /** When an order last expired or was canceled; null for never. */
  lastUnpaidEndAt: Date | null;
}

/** Seconds of a buyer's history that count. */
export const HISTORY_S = 24 * 60 * 60;

/** Orders that may end unpaid in a day without a cooldown. */
const UNPAID_ALLOWED = 2;
const MAX_COOLDOWN_S = 6 * 60 * 60;

/**
 * Returns seconds to wait after the last order that ended unpaid. A canceled order counts half: changing one's mind should be cheap, but
 * repeated canceling and ordering must not keep pieces reserved forever.
 */
export function cooldownSeconds(
  { expired, cancelled }: Pick<BuyerHistory, "expired" | "cancelled">,
  { cooldownS }: Pick<OrderLimits, "cooldownS">,
): number {
  const unpaid = expired + Math.floor(cancelled / 2);
  if (unpaid <= UNPAID_ALLOWED) return 0;
  return Math.min(cooldownS * 2 ** (unpaid - UNPAID_ALLOWED - 1), MAX_COOLDOWN_S);
}

/**
 * Refuses a reservation beyond the limits. Orders paid at once from the balance reserve nothing and are not checked.
 * @param quantity requested pieces; 0 when no stock is taken
 * @param least the least quantity, which a buyer without reservations may always order
 * @throws ApiError unpaidOrders, quantityBounds, orderCooldown
 */
export function checkReservation(
  history: BuyerHistory,
  limits: OrderLimits,
  { quantity, least = 1, now }: { quantity: number; least?: number; now: Date },
): void {
  if (history.unpaid >= limits.perBuyer) {
    throw new ApiError("unpaidOrders", {
      msg: `你有 ${history.unpaid} 笔订单还没有付款，请先付款或取消其中一笔`,
    });
  }
  if (history.unpaidOfListing >= limits.perListing) {
    throw new ApiError("unpaidOrders", {
      msg: `这件商品你有 ${history.unpaidOfListing} 笔订单还没有付款，请先付款或取消其中一笔`,
    });
  }
  const pieces = history.unpaidPiecesOfListing + quantity;
  const most = Math.max(limits.piecesPerListing, least);
  if (limits.piecesPerListing > 0 && pieces > most) {
    throw new ApiError("quantityBounds", {
      msg: `未付款的订单最多预留 ${most} 件，请减少数量或先完成付款`,
    });
  }
  checkCooldown(history, limits, now);
}

function checkCooldown(history: BuyerHistory, limits: OrderLimits, now: Date): void {
  if (history.lastUnpaidEndAt === null) return;
  const since = (now.getTime() - history.lastUnpaidEndAt.getTime()) / 1000;
  const wait = Math.ceil(cooldownSeconds(history, limits) - since);
  if (wait <= 0) return;
  const words = wait < 120 ? `${wait} 秒` : `${Math.ceil(wait / 60)} 分钟`;
  throw new ApiError("orderCooldown", {
    msg: `今天有多笔订单没有付款，请 ${words}后再下单，或使用余额付款`,
    retryAfterS: wait,
  });
}

/**
 * Enforces the seller's limit per buyer across all orders, not per order (product §5 max_sale_num).
 * @param most 0: unlimited
 * @param least the least quantity of an order
 * @throws ApiError quantityBounds
 */
export function checkMaxForBuyer({
  had,
  quantity,
  most,
  least,
}: {
  had: number;
  quantity: number;
  most: number;
  least: number;
}): void {
  if (most === 0 || had + quantity <= most) return;
  const left = Math.max(0, most - had);
  const rest =
    left === 0
      ? "你已经买满"
      : left < least
        ? `你已有 ${had} 件，剩下的 ${left} 件不够最少购买的 ${least} 件`
        : `你还可以购买 ${left} 件`;
  throw new ApiError("quantityBounds", { msg: `每人限购 ${most} 件，${rest}` });
}
