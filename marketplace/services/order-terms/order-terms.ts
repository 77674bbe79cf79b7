import { SOLD_STATUSES } from "@/database/schema";

/** Seconds that an order waits for its payment. */
export const PAY_WINDOW_S = 15 * 60;

/** Seconds that an order number from `order_confirm` can be used. */
export const DRAFT_LIFE_S = 24 * 60 * 60;

/** An order that counts: it waits for its payment or its group, or has been paid. */
export const ACTIVE_STATUSES = ["pending", "grouping", ...SOLD_STATUSES] as const;

export const isActive = ({ status }: { status: string }): boolean =>
  ACTIVE_STATUSES.some((active) => active === status);

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** @returns whole seconds until an order closes unpaid, 0 when it has closed or been paid */
export const countDown = (
  { status, expiresAt }: { status: string; expiresAt: Date },
  now: Date,
): number =>
  status === "pending" ? Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)) : 0;
