import { ApiError } from "@storefront/contract/api-error";
import { type BoostAccount, openBoostAccount } from "@storefront/marketplace/boosts/boosts";
import type { Db } from "@storefront/marketplace/database/db";
import { boostOrders, operatorAudit } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { openConversation } from "@storefront/marketplace/messages/messages";
import { and, desc, eq } from "drizzle-orm";
import { isAtLeast, type SignedIn } from "../access/sessions";
import { recordAudit } from "../audit/record-audit";

/** Whether an operator may see a boost's game account: who gave the order to its booster, and owners. */
export async function canViewAccount(
  db: Db,
  operator: Pick<SignedIn, "id" | "role">,
  orderNum: string,
): Promise<boolean> {
  if (isAtLeast(operator, "owner")) return true;
  const [last] = await db
    .select({ by: operatorAudit.operatorId })
    .from(operatorAudit)
    .where(
      and(eq(operatorAudit.subject, `order ${orderNum}`), eq(operatorAudit.action, "boost.accept")),
    )
    .orderBy(desc(operatorAudit.id))
    .limit(1);
  return last?.by === operator.id;
}

/**
 * Opens the game account of a boost that a booster works on. Every view is written to the audit log first.
 * @throws ApiError `orderNotFound`; `orderClosed` when no booster works on it, this operator may not see it, or it is
 *   missing
 */
export function viewBoostAccount(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  operator: SignedIn,
  orderNum: string,
): Promise<BoostAccount> {
  return db.transaction(async (tx) => {
    const order = await lockBoost(tx, orderNum);
    if (order.status !== "accepted") throw refusal("代练接单以后、完成以前才能查看账号");
    if (!(await canViewAccount(tx, operator, orderNum))) {
      throw refusal("只有接单的操作员和负责人能查看账号");
    }
    const account = await openBoostAccount(tx, config, order);
    if (account === null) throw refusal("买家还没有填写游戏账号");
    const entry = { action: "boost.account", subject: `order ${orderNum}` } as const;
    await recordAudit(tx, operator, entry, clock.now());
    return account;
  });
}

/**
 * Opens the conversation of a boost's booster with its buyer, in which the operator writes as the booster.
 * @returns its id
 * @throws ApiError `orderNotFound`, also before a booster has accepted
 */
export function openBoosterConversation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  orderNum: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { userId } = await lockBoost(tx, orderNum);
    const subject = { goodsId: undefined, orderNum, party: "seller" } as const;
    return (await openConversation(tx, userId, subject, clock.now())).id;
  });
}

async function lockBoost(tx: Db, orderNum: string) {
  const [order] = await tx
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.orderNum, orderNum))
    .for("no key update");
  if (!order) throw new ApiError("orderNotFound");
  return order;
}

const refusal = (msg: string) => new ApiError("orderClosed", { msg });
