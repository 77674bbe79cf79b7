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
  /** The same of all new buyers; null when the order is not one of a new buyer's. */
  ofNewBuyers: Unpaid | null;
  /** The part of them in the buyer's network. */
  ofNetwork: Unpaid | null;
}

/** Unpaid orders of an item. */
interface Unpaid {
  pieces: number;
  /** Seconds until the first of them expires. */
  expiresInS: number;
}

export type ShareLimits = Pick<OrderLimits, "sharePercent" | "shareMinPieces" | "totalPercent">;

/** Returns the pieces of an item that one buyer, or the new buyers of one network, may reserve. */
export function shareOf(
  { unsold, least }: Pick<Reservation, "unsold" | "least">,
  { sharePercent, shareMinPieces }: Pick<ShareLimits, "sharePercent" | "shareMinPieces">,
): number {
  if (sharePercent >= 100) return Number.POSITIVE_INFINITY;
  return Math.max(shareMinPieces, least, Math.floor((unsold * sharePercent) / 100));
}

/** Returns the pieces of an item that all new buyers together may reserve: at least the share of one. */
export const totalOf = (
  item: Pick<Reservation, "unsold" | "least">,
  limits: ShareLimits,
): number =>
  limits.totalPercent >= 100
    ? Number.POSITIVE_INFINITY
    : Math.max(shareOf(item, limits), Math.floor((item.unsold * limits.totalPercent) / 100));

/**
 * Refuses an order that would reserve more than its buyer's or its network's share of an item, or more than all new buyers
 * together may; the tightest of these bounds is named. Phone numbers are cheap and networks are not, so few networks cannot
 * hold a listing unpaid, while many buyers at many addresses can order at once: beyond the total each network that holds none
 * may reserve the least quantity, so that no bound refuses a first buyer.
 * @throws ApiError quantityBounds, unpaidOrders, orderCooldown
 */
export function checkReservedShare(reservation: Reservation, limits: ShareLimits): void {
  const share = shareOf(reservation, limits);
  const bounds = [
    boundOfBuyer(reservation, share),
    ...boundsOfNewBuyers(reservation, share, totalOf(reservation, limits)),
  ];
  const [tightest] = bounds.sort((one, other) => one.left - other.left);
  if (tightest && reservation.pieces > tightest.left) throw tightest.refusal();
}

interface Bound {
  /** Pieces that the order may reserve. */
  left: number;
  /** For an order of more. */
  refusal: () => ApiError;
}

const boundOfBuyer = ({ ofBuyer }: Reservation, share: number): Bound => ({
  left: share - ofBuyer,
  refusal: () =>
    ofBuyer > 0
      ? new ApiError("unpaidOrders", {
          msg: `这件商品付款前最多预留 ${share} 件，你已预留 ${ofBuyer} 件，请先付款或取消未付款的订单`,
        })
      : fewer(`这件商品付款前最多预留 ${share} 件`),
});

function boundsOfNewBuyers(
  { least, ofNewBuyers, ofNetwork }: Reservation,
  share: number,
  total: number,
): Bound[] {
  if (ofNewBuyers === null || ofNetwork === null) return [];
  const network = share - ofNetwork.pieces;
  const all = Math.max(total - ofNewBuyers.pieces, ofNetwork.pieces === 0 ? least : 0);
  return [
    {
      left: network,
      refusal: () =>
        network >= least
          ? fewer(`你所在的网络付款前还可以预留 ${network} 件`)
          : cooldown("你所在的网络有较多这件商品的订单还没有付款", ofNetwork),
    },
    {
      left: all,
      refusal: () =>
        all >= least
          ? fewer(`这件商品未付款的订单较多，付款前还可以预留 ${all} 件`)
          : cooldown("这件商品未付款的订单较多", ofNewBuyers),
    },
  ];
}

const fewer = (why: string): ApiError =>
  new ApiError("quantityBounds", { msg: `${why}，请减少数量，付款后可以再次购买` });

function cooldown(why: string, { expiresInS }: Unpaid): ApiError {
  const minutes = Math.max(1, Math.ceil(expiresInS / 60));
  return new ApiError("orderCooldown", {
    msg: `${why}，请 ${minutes} 分钟后再试，或换用手机流量等其他网络`,
    retryAfterS: minutes * 60,
  });
}
