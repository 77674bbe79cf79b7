import { MAX_RENT_HOURS } from "@storefront/contract/rentals/rent-hours";

const HOUR_MS = 3_600_000;

/** The part of a rental and its order that decides whether it can be extended. */
export interface ExtendableRental {
  endsAt: Date;
  closedAt: Date | null;
  closedBy: "renter" | "time" | "refund" | null;
  inAfterSale: boolean;
}

/** Whole hours that can be added now, so that at most MAX_RENT_HOURS are left of the rental. */
export const mostExtensionHours = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.floor(MAX_RENT_HOURS - (endsAt.getTime() - now.getTime()) / HOUR_MS));

/** @returns why the rental cannot be extended now, in Chinese; null when it can */
export function extensionRefusal(
  { endsAt, closedAt, closedBy, inAfterSale }: ExtendableRental,
  now: Date,
): string | null {
  if (closedBy === "refund") return "订单的租金已经退回，不能续租";
  if (closedBy === "renter") return "账号已经归还，不能续租";
  if (closedAt !== null || endsAt <= now) return "租用已经到期，不能续租，请重新下单";
  return inAfterSale ? "售后正在处理，结束以后才能续租" : null;
}

/** @returns why these hours cannot be added now, in Chinese; null when they can */
export function extensionHoursRefusal(hours: number, endsAt: Date, now: Date): string | null {
  const most = mostExtensionHours(endsAt, now);
  if (most === 0) return `剩余时间最多 ${MAX_RENT_HOURS} 小时，现在还不能续租`;
  if (!Number.isInteger(hours) || hours < 1) return "最少续租 1 小时";
  if (hours > most) {
    return `续租后剩余时间最多 ${MAX_RENT_HOURS} 小时，现在最多续 ${most} 小时`;
  }
  return null;
}
