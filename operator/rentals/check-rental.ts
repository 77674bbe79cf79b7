import type { DepositClaimReason } from "@storefront/contract/refunds/deposit-claim";
import type { Db } from "@storefront/marketplace/database/db";
import type { RequestDetails } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { type ImageDeps, storeImage } from "@storefront/marketplace/pictures/pictures";
import { claimDeposit, transitionClaim } from "@storefront/marketplace/refunds/refunds";
import { confirmReturn, lockRentalOf, renewSecret } from "@storefront/marketplace/rentals/rentals";
import type { SignedIn } from "../access/sessions";
import { type Actor, type AuditAction, recordAudit } from "../audit/record-audit";
import type { Limits } from "../money/allowance";
import {
  type Approval,
  type Authority,
  authoriseMoney,
  type MoneyAction,
} from "../money/authorise-money";
import type { RefundRequest } from "../money/refund-requests";

type RentalDeps = Pick<Deps, "db" | "clock">;
type DepositDeps = RentalDeps & { config: Limits };

/** Whether an act was done or, above the limits, requested (authorise-money.ts). */
export type Settled = "done" | "request";

/**
 * Confirms for the seller that a returned account is in order, which returns its deposit.
 * @param approves the request that this performs as the second operator
 * @throws ApiError `orderNotFound` or `orderClosed`; nothing is changed then
 */
export const confirmRental = (
  deps: DepositDeps,
  actor: SignedIn,
  orderNum: string,
  approves?: RefundRequest,
): Promise<Settled> =>
  settle(
    deps,
    { actor, approves },
    { act: "deposit_return", orderNum, reason: "账号无误，归还押金" },
    async (tx, now) => {
      const depositFen = await confirmReturn(tx, orderNum, now);
      await record(
        tx,
        actor,
        { action: "rental.confirm", orderNum, after: { returned_fen: depositFen } },
        now,
      );
    },
  );

/**
 * Releases a returned account for the next renter. The audit log has only the length of the new login code.
 * @param secret null: the password was changed, and the stored text still holds
 * @throws ApiError `orderNotFound`, `orderClosed` or `invalid`; nothing is changed then
 */
export const renewRental = (
  needs: RentalDeps,
  actor: Actor,
  orderNum: string,
  secret: string | null,
): Promise<void> =>
  needs.db.transaction(async (tx) => {
    const now = needs.clock.now();
    await renewSecret(tx, orderNum, secret, now);
    const after = secret === null ? { confirmed: true } : { characters: secret.length };
    await record(tx, actor, { action: "rental.password", orderNum, after }, now);
  });

interface Claim {
  claimedFen: number;
  reason: DepositClaimReason;
  text: string;
  pictures: readonly Blob[];
}

/**
 * Claims a part of a deposit for the seller, with pictures as evidence.
 * @throws ApiError `orderNotFound`, `orderClosed`, `invalid`, `imageUnusable`, `imagesLoose` or `tooFrequent`; nothing is changed then
 */
export async function claimRentalDeposit(
  deps: ImageDeps,
  actor: Actor & { id: number },
  orderNum: string,
  { pictures, ...claim }: Claim,
): Promise<void> {
  const owner = { operatorId: actor.id };
  const ids: string[] = [];
  for (const picture of pictures) {
    const kept = await storeImage(deps, owner, new Uint8Array(await picture.arrayBuffer()));
    ids.push(kept.image_id);
  }
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await claimDeposit(tx, { ...claim, orderNum, images: { owner, ids } }, now);
    const after = { claimed_fen: claim.claimedFen, reason: claim.reason, pictures: ids.length };
    await record(tx, actor, { action: "deposit.claim", orderNum, after }, now);
  });
}

/**
 * Withdraws the seller's claim, which returns the whole deposit.
 * @param approves the request that this performs as the second operator
 * @throws ApiError `orderNotFound`, `afterSaleNone` or `afterSaleMoved`; nothing is changed then
 */
export const withdrawClaim = (
  deps: DepositDeps,
  actor: SignedIn,
  orderNum: string,
  approves?: RefundRequest,
): Promise<Settled> =>
  settle(
    deps,
    { actor, approves },
    { act: "deposit_withdraw", orderNum, reason: "撤销扣押金申请，归还押金" },
    async (tx, now) => {
      await transitionClaim(tx, orderNum, { act: "withdraw", by: "seller", text: "" }, now);
      await record(tx, actor, { action: "deposit.withdraw", orderNum, after: {} }, now);
    },
  );

/**
 * Decides a claim: `keptFen` of the deposit is kept, the rest is refunded by its payment channel. All of it counts as
 * money that leaves.
 * @throws ApiError `orderNotFound`, `afterSaleNone`, `afterSaleMoved` or `invalid`; nothing is changed then
 */
export const decideClaim = (
  deps: DepositDeps,
  actor: SignedIn,
  orderNum: string,
  { keptFen, text, approves }: { keptFen: number; text: string } & Approval,
): Promise<Settled> =>
  settle(
    deps,
    { actor, approves },
    { act: "deposit_decide", orderNum, reason: text, details: { keptFen } },
    async (tx, now) => {
      const decision = { act: "decide", by: "operator", text, keptFen } as const;
      await transitionClaim(tx, orderNum, decision, now);
      await record(
        tx,
        actor,
        { action: "deposit.decide", orderNum, after: { kept_fen: keptFen } },
        now,
      );
    },
  );

/** Settles the whole deposit of a rental, between renter and seller. */
const settle = (
  { db, clock, config }: DepositDeps,
  authority: Authority,
  money: Omit<MoneyAction, "fen"> & { details?: RequestDetails },
  work: (tx: Db, now: Date) => Promise<void>,
): Promise<Settled> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { depositFen: fen } = (await lockRentalOf(tx, money.orderNum)).order;
    const leaving = { limits: config, authority, money: { ...money, fen }, now };
    const done = await authoriseMoney(tx, leaving, async (inner) => {
      await work(inner, now);
      return "done" as const;
    });
    return done ?? "request";
  });

interface Entry {
  action: AuditAction;
  orderNum: string;
  after: Record<string, unknown>;
}

const record = (tx: Db, actor: Actor, { action, orderNum, after }: Entry, now: Date) =>
  recordAudit(tx, actor, { action, subject: `order ${orderNum}`, after }, now);
