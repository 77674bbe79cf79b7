import {
  cooldownSeconds,
  type OrderLimits,
} from "@storefront/marketplace/order-records/order-records";

const DAY_MS = 86_400_000;
/** How long a closed account's person is recognized. */
export const KEPT_MS = 180 * DAY_MS;
const PAY_WINDOW_MS = 900_000;

interface PlacedOrder {
  orderNum: string;
  createdAt: number;
  endedAt: number | null;
  isCancelled: boolean;
}

export interface Account {
  userId: number;
  phone: string;
  hasIdentity: boolean;
  hasClaimed: boolean;
  orders: PlacedOrder[];
  closedAt: number | null;
  isForgotten: boolean;
  person: object;
}

/** Model of the rules for persons with one account each, and of the accounts of each person. */
export class PersonModel {
  readonly accounts: Account[] = [];

  constructor(private readonly limits: Pick<OrderLimits, "cooldownS">) {}

  live(phoneNumber: string): Account | undefined {
    return this.accounts.find(({ phone: own, closedAt }) => own === phoneNumber && !closedAt);
  }

  /** All accounts that count as the same person's. */
  personOf({ person }: Account): Account[] {
    return this.accounts.filter((each) => each.person === person && !each.isForgotten);
  }

  register(userId: number, phoneNumber: string): void {
    const before = this.accounts.find((each) => each.phone === phoneNumber && !each.isForgotten);
    const person = before?.person ?? {};
    const empty = { hasIdentity: false, hasClaimed: false, closedAt: null, isForgotten: false };
    this.accounts.push({ userId, phone: phoneNumber, person, orders: [], ...empty });
  }

  bind(account: Account): void {
    const other = this.accounts.find((each) => each.hasIdentity && !each.isForgotten);
    account.hasIdentity = true;
    if (!other) return;
    for (const each of this.personOf(account)) each.person = other.person;
  }

  hasUnpaid = (accounts: readonly Account[]) =>
    accounts.some(({ orders }) => orders.some(({ endedAt }) => endedAt === null));

  waitMs(accounts: readonly Account[], now: number): number {
    const past = accounts
      .flatMap(({ orders }) => orders)
      .filter(({ createdAt, endedAt }) => createdAt > now - DAY_MS && endedAt !== null);
    const cancelled = past.filter(({ isCancelled }) => isCancelled).length;
    const wait =
      cooldownSeconds({ expired: past.length - cancelled, cancelled }, this.limits) * 1000;
    return Math.max(...past.map(({ endedAt }) => endedAt ?? 0), 0) + wait - now;
  }

  pass(now: number): void {
    for (const account of this.accounts) {
      account.isForgotten ||= account.closedAt !== null && account.closedAt <= now - KEPT_MS;
      for (const order of account.orders) {
        const deadline = order.createdAt + PAY_WINDOW_MS;
        if (order.endedAt === null && deadline <= now) order.endedAt = deadline;
      }
    }
  }
}
