import { ApiError } from "@storefront/contract/api-error";
import type { OrderLimits } from "./order-limits";

/** Pieces that an order is about to reserve, and those that are reserved already; all with their gifts. */
export interface Reservation {
  pieces: number;
  /** The least that the seller sells at once. */
  least: number;
  /** Pieces of the item (a listing or its spec) that are not sold: free or reserved. */
  unsold: number;
  /** Pieces of the item in unpaid orders of the buyer. */
  ofBuyer: number;
  /** The same of all new buyers of the buyer's network; null when the order does not count for its network. */
  ofNetwork: number | null;
  /** Seconds until the first of the network's unpaid orders expires. */
  expiresInS: number;
}

type ShareLimits = Pick<OrderLimits, "sharePercent" | "shareMinPieces">;

/** Returns the pieces of an item that one buyer, or the new buyers of one network, may reserve. */
export function shareOf(
  { unsold, least }: Pick<Reservation, "unsold" | "least">,
  { sharePercent, shareMinPieces }: ShareLimits,
): number {
  if (sharePercent >= 100) return Number.POSITIVE_INFINITY;
  return Math.max(shareMinPieces, least, Math.floor((unsold * sharePercent) / 100));
}

/**
 * Refuses an order that would reserve more than its buyer's or its network's share of an item. Phone numbers are cheap and networks
 * are not, so few networks cannot hold a listing unpaid, while many buyers at many addresses can order at once.
 * @throws ApiError quantityBounds, openOrders, orderCooldown
 */
export function checkReservedShare(reservation: Reservation, limits: ShareLimits): void {
  const share = shareOf(reservation, limits);
  checkBuyer(reservation, share);
  checkNetwork(reservation, share);
}

function checkBuyer({ pieces, ofBuyer }: Reservation, share: number): void {
  if (ofBuyer + pieces <= share) return;
  if (ofBuyer > 0) {
    throw new ApiError("openOrders", {
      msg: `这件商品付款前最多预留 ${share} 件，你已预留 ${ofBuyer} 件，请先付款或取消未付款的订单`,
    });
  }
  throw new ApiError("quantityBounds", {
    msg: `这件商品付款前最多预留 ${share} 件，请减少数量，付款后可以再次购买`,
  });
}

function checkNetwork({ pieces, least, ofNetwork, expiresInS }: Reservation, share: number): void {
  if (ofNetwork === null || ofNetwork + pieces <= share) return;
  const left = share - ofNetwork;
  if (left >= least) {
    throw new ApiError("quantityBounds", {
      msg: `你所在的网络付款前还可以预留 ${left} 件，请减少数量，付款后可以再次购买`,
    });
  }
  const minutes = Math.max(1, Math.ceil(expiresInS / 60));
  throw new ApiError("orderCooldown", {
    msg: `你所在的网络有较多这件商品的订单还没有付款，请 ${minutes} 分钟后再试，或换用手机流量等其他网络`,
    retryAfterS: minutes * 60,
  });
}
