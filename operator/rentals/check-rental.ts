import type { DepositClaimReason } from "@storefront/contract/deposit-claim";
import type { Deps } from "@storefront/marketplace/deps";
import { claimDeposit } from "@storefront/marketplace/services/deposits/claim-deposit";
import { transitionClaim } from "@storefront/marketplace/services/deposits/transition-claim";
import { type ImageDeps, keepImage } from "@storefront/marketplace/services/images/keep-image";
import { confirmReturn } from "@storefront/marketplace/services/rent/confirm-return";
import { renewSecret } from "@storefront/marketplace/services/rent/renew-secret";
import { type Actor, type AuditAction, recordAudit } from "../audit/record-audit";

type RentalDeps = Pick<Deps, "db" | "clock">;

/**
 * Confirms for the seller that a returned account is in order, which returns its deposit.
 * @throws ApiError `orderNotFound` or `orderClosed`; nothing is changed then
 */
export const confirmRental = (needs: RentalDeps, actor: Actor, orderNum: string): Promise<void> =>
  needs.db.transaction(async (tx) => {
    const now = needs.clock.now();
    const depositFen = await confirmReturn(tx, orderNum, now);
    await record(tx, actor, now, "rental.confirm", orderNum, { returned_fen: depositFen });
  });

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
    await record(tx, actor, now, "rental.password", orderNum, after);
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
    const kept = await keepImage(deps, owner, new Uint8Array(await picture.arrayBuffer()));
    ids.push(kept.image_id);
  }
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await claimDeposit(tx, { ...claim, orderNum, images: { owner, ids } }, now);
    const after = { claimed_fen: claim.claimedFen, reason: claim.reason, pictures: ids.length };
    await record(tx, actor, now, "deposit.claim", orderNum, after);
  });
}

/**
 * Withdraws the seller's claim, which returns the whole deposit.
 * @throws ApiError `orderNotFound`, `afterSaleNone` or `afterSaleMoved`; nothing is changed then
 */
export const withdrawClaim = (needs: RentalDeps, actor: Actor, orderNum: string): Promise<void> =>
  needs.db.transaction(async (tx) => {
    const now = needs.clock.now();
    await transitionClaim(tx, orderNum, { act: "withdraw", by: "seller", text: "" }, now);
    await record(tx, actor, now, "deposit.withdraw", orderNum, {});
  });

/**
 * Decides a claim: `keptFen` of the deposit is kept, the rest goes back the way it came.
 * @throws ApiError `orderNotFound`, `afterSaleNone`, `afterSaleMoved` or `invalid`; nothing is changed then
 */
export const decideClaim = (
  needs: RentalDeps,
  actor: Actor,
  orderNum: string,
  { keptFen, text }: { keptFen: number; text: string },
): Promise<void> =>
  needs.db.transaction(async (tx) => {
    const now = needs.clock.now();
    const decision = { act: "decide", by: "operator", text, keptFen } as const;
    await transitionClaim(tx, orderNum, decision, now);
    await record(tx, actor, now, "deposit.decide", orderNum, { kept_fen: keptFen });
  });

const record = (
  tx: RentalDeps["db"],
  actor: Actor,
  now: Date,
  action: AuditAction,
  orderNum: string,
  after: Record<string, unknown>,
) => recordAudit(tx, actor, { action, subject: `order ${orderNum}`, after }, now);
