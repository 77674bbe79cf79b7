import { SOLD_STATUSES } from "../database/schema";

/** How long an order waits for its payment. */
export const PAY_WINDOW_S = 15 * 60;

/** How long an order number from `order_confirm` is valid. */
export const DRAFT_LIFE_S = 24 * 60 * 60;

/** Statuses of an active order: it waits for its payment or its group, or is paid. */
export const ACTIVE_STATUSES = ["pending", "received", "grouping", ...SOLD_STATUSES] as const;

export const isActive = ({ status }: { status: string }): boolean =>
  ACTIVE_STATUSES.some((active) => active === status);

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Returns whole seconds until a time, 0 when it is over or there is none. */
export const secondsUntil = (time: Date | null, now: Date): number =>
  Math.max(0, Math.ceil(((time?.getTime() ?? 0) - now.getTime()) / 1000));

/** Returns whole seconds until an unpaid order expires, else 0. */
export const countDown = (
  { status, expiresAt }: { status: string; expiresAt: Date },
  now: Date,
): number => (status === "pending" ? secondsUntil(expiresAt, now) : 0);
