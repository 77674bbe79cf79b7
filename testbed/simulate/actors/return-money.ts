import { ApiError } from "@storefront/contract/api-error";
import { findAfterSale } from "@storefront/marketplace/services/after-sales/find-after-sale";
import type { SignedIn } from "@storefront/operator/access/sessions";
import { answerAfterSale } from "@storefront/operator/after-sales/answer-after-sale";
import { approveRefund } from "@storefront/operator/approvals/decide-request";
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

/** Refunds a part of an order's price, an owner approving it where that is needed. */
export function refundPart(
  world: World,
  action: Action,
  { actor, orderNum, fen }: Ordered & { fen: number },
): Promise<string> {
  const { deps } = world.market;
  const refund = { act: "refund", fen, reason: "协商退款" } as const;
  return returnOnce(world, action, { orderNum, fen, by: actor.id }, async (made) => {
    const result = await refundByOperator(deps, actor, orderNum, refund);
    if (result === "request") await approve(world, made);
    return `${result} of ${fen} fen of ${orderNum}`;
  });
}

/** Decides an order's after-sale: a part of what was left of the price when it was requested. */
export async function decide(
  world: World,
  action: Action,
  { actor, orderNum, perMille }: Ordered & { perMille: number },
): Promise<string> {
  const { deps } = world.market;
  const found = await findAfterSale(deps.db, orderNum);
  if (!found) return "nothing";
  const fen = Math.floor((found.priceFen * perMille) / 1_000);
  return returnOnce(world, action, { orderNum, fen, by: actor.id }, async (made) => {
    const decision = { act: "decide", text: "裁决", refundFen: fen } as const;
    const result = await answerAfterSale(deps, actor, orderNum, decision);
    if (result === "request") await approve(world, made);
    return `decided ${fen} fen of ${orderNum}`;
  });
}

/** An owner who has not requested it approves what is above the limits. */
async function approve({ market: { deps } }: World, made: MoneyReturn): Promise<void> {
  const approver = OWNERS[made.by === OWNERS[0].id ? 1 : 0];
  made.approvedBy = approver.id;
  await approveRefund(deps, approver, made.orderNum, made.fen);
}

/** Without an answer an operator looks at the order before trying again. */
async function returnOnce(
  world: World,
  { id }: Action,
  asked: Omit<MoneyReturn, "state" | "atS">,
  make: (made: MoneyReturn) => Promise<string>,
): Promise<string> {
  const tried = world.returns.get(id);
  if (tried && tried.fen > 0 && unknownFen(world, tried.orderNum) >= tried.fen) {
    tried.state = "made";
    return `${tried.fen} fen of ${asked.orderNum} were returned`;
  }
  const made: MoneyReturn = { ...asked, state: "asked", atS: world.clock.elapsedS() };
  world.returns.set(id, made);
  try {
    const outcome = await make(made);
    made.state = "made";
    return outcome;
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
