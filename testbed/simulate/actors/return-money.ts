import { ApiError } from "@storefront/contract/api-error";
import { findAfterSale } from "@storefront/marketplace/refunds/refunds";
import type { SignedIn } from "@storefront/operator/access/sessions";
import { answerAfterSale } from "@storefront/operator/after-sales/answer-after-sale";
import { approveRefund, rejectRefund } from "@storefront/operator/approvals/decide-request";
import { refundByOperator } from "@storefront/operator/orders/refund-by-operator";
import type { Action } from "../action";
import type { MoneyReturn, World } from "../world";

export const OWNERS: readonly [SignedIn, SignedIn] = [
  { id: 1, name: "first", role: "owner" },
  { id: 2, name: "second", role: "owner" },
];
export const CLERKS: readonly [SignedIn, SignedIn] = [
  { id: 3, name: "third", role: "clerk" },
  { id: 4, name: "fourth", role: "clerk" },
];

interface Ordered {
  actor: SignedIn;
  orderNum: string;
}

/** Refunds a part of an order's price. */
export function refundPart(
  world: World,
  action: Action,
  { actor, orderNum, fen }: Ordered & { fen: number },
): Promise<string> {
  const refund = { act: "refund", fen, reason: "协商退款" } as const;
  return returnOnce(world, action, { actor, orderNum, fen }, async () => {
    const result = await refundByOperator(world.marketplace.deps, actor, orderNum, refund);
    return result === "request";
  });
}

/** Decides an order's after-sale: a part of what was left of the price when it was requested. */
export async function decide(
  world: World,
  action: Action,
  { actor, orderNum, perMille }: Ordered & { perMille: number },
): Promise<string> {
  const { deps } = world.marketplace;
  const found = await findAfterSale(deps.db, orderNum);
  if (!found) return "nothing";
  const fen = Math.floor((found.priceFen * perMille) / 1_000);
  return returnOnce(world, action, { actor, orderNum, fen }, async () => {
    const decision = { act: "decide", text: "裁决", refundFen: fen } as const;
    return (await answerAfterSale(deps, actor, orderNum, decision)) === "request";
  });
}

/**
 * Returns money, after an owner's approval where that is needed, which some actions let the owner refuse. Without an answer
 * an operator looks at the order before trying again.
 * @param make returns whether it was only requested
 */
async function returnOnce(
  world: World,
  { id, ...action }: Action,
  { actor, orderNum, fen }: Ordered & { fen: number },
  make: () => Promise<boolean>,
): Promise<string> {
  const tried = world.returns.get(id);
  if (tried && tried.fen > 0 && unknownFen(world, tried.orderNum) >= tried.fen) {
    tried.state = "made";
    return `${tried.fen} fen of ${orderNum} were returned`;
  }
  const made: MoneyReturn = {
    ...{ orderNum, fen, by: actor.id, state: "asked", at: world.clock.now().getTime() },
    ...(tried?.approvedBy === undefined ? {} : { approvedBy: tried.approvedBy }),
  };
  world.returns.set(id, made);
  const { deps } = world.marketplace;
  try {
    const approver = OWNERS[actor.id === OWNERS[0].id ? 1 : 0];
    if (await make()) {
      if (action["isRefused"] === true) {
        await rejectRefund(deps, approver, orderNum);
        Object.assign(made, { state: "refused", isRejected: true });
        return `${fen} fen of ${orderNum} refused`;
      }
      made.approvedBy = approver.id;
      await approveRefund(deps, approver, orderNum, fen);
    }
    made.state = "made";
    const approved = made.approvedBy === undefined ? "" : ", approved";
    return `${fen} fen of ${orderNum} returned by ${actor.name}${approved}`;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    made.state = "refused";
    return error.reason;
  }
}

/** What is refunded of an order's price without anybody having had the answer. */
function unknownFen({ watch, returns }: World, orderNum: string): number {
  const made = [...returns.values()].filter(
    (each) => each.orderNum === orderNum && each.state === "made",
  );
  const refundedFen = watch.seen.get(orderNum)?.refundedFen ?? 0;
  return made.reduce((left, { fen }) => left - fen, refundedFen);
}
