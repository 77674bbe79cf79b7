import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer, CallInput } from "@storefront/contract/calls";
import { and, eq } from "drizzle-orm";
import { boostOrders } from "../database/schema";
import type { Deps } from "../deps";
import { canChangeAccount, storeBoostAccount } from "./boost-account";
import { answerBoost } from "./read-boost";

/**
 * Stores or corrects the game account of the buyer's own paid boost, until its booster begins.
 * @throws ApiError `orderNotFound` (also for another user's order); `orderClosed` before the payment, after the booster has
 *   begun, and after the end; `orderClosed` when this marketplace keeps no accounts (no OPERATOR_KEY)
 */
export async function giveBoostAccount(
  deps: Pick<Deps, "db" | "clock" | "config">,
  userId: number,
  { order_num, account, password, server, note }: CallInput<"boostAccount">,
): Promise<CallAnswer<"boostOrder">> {
  const { db, clock, config } = deps;
  if (config.operatorKey === undefined) {
    throw new ApiError("orderClosed", { msg: "现在不能在这里填写账号，请联系客服" });
  }
  const order = await db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(boostOrders)
      .where(and(eq(boostOrders.orderNum, order_num), eq(boostOrders.userId, userId)))
      .for("no key update");
    if (!order) throw new ApiError("orderNotFound");
    if (order.paidAt === null) throw new ApiError("orderClosed", { msg: "付款以后再填写游戏账号" });
    if (!canChangeAccount(order)) {
      const msg =
        order.begunAt !== null && order.status === "accepted"
          ? "代练已经开打，账号不能再改；密码变了请在消息里告诉代练"
          : "代练已经结束，不用再填写账号";
      throw new ApiError("orderClosed", { msg });
    }
    const given = {
      account: account.trim(),
      password,
      server: server.trim(),
      note: note.trim(),
    };
    await storeBoostAccount(tx, config, { order, account: given, now: clock.now() });
    return order;
  });
  return answerBoost(deps, order);
}
