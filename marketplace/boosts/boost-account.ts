import type { CallAnswer } from "@storefront/contract/calls";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { openSecret, sealSecret } from "../accounts/accounts";
import type { Config } from "../config";
import type { Db } from "../database/db";
import { boostAccounts } from "../database/schema";
import type { BoostOrder } from "../order-records/order-records";

/** The game account that a booster plays with. */
const content = z.object({
  account: z.string(),
  password: z.string(),
  server: z.string(),
  note: z.string(),
});
export type BoostAccount = z.output<typeof content>;

type Boost = Pick<BoostOrder, "id" | "orderNum" | "status" | "begunAt" | "paidAt">;
type KeyConfig = Pick<Config, "operatorKey">;

/** Statuses in which the booster still needs the account. */
const NEEDED: readonly BoostOrder["status"][] = ["received", "waiting", "accepted"];

/** Whether the buyer can give or correct the account of a boost: paid, and the booster has not begun. */
export const canChangeAccount = ({ status, begunAt }: Pick<Boost, "status" | "begunAt">): boolean =>
  NEEDED.includes(status) && begunAt === null;

/** Reads what became of a boost's account, without its content; null before the payment. */
export async function readBoostAccount(
  db: Db,
  order: Boost,
): Promise<CallAnswer<"boostOrder">["account"]> {
  if (order.paidAt === null) return null;
  const [row] = await db
    .select()
    .from(boostAccounts)
    .where(eq(boostAccounts.boostOrderId, order.id));
  const can_change = canChangeAccount(order);
  if (!row) return { state: "missing", given_at: null, can_change };
  const state = row.sealed === null ? "erased" : "given";
  return { state, given_at: row.givenAt.toISOString(), can_change };
}

/** @throws Error when there is no OPERATOR_KEY */
export async function storeBoostAccount(
  tx: Db,
  config: KeyConfig,
  { order, account, now }: { order: Boost; account: BoostAccount; now: Date },
): Promise<void> {
  const sealed = sealSecret(keyOf(config), JSON.stringify(account), purposeOf(order));
  await tx
    .insert(boostAccounts)
    .values({ boostOrderId: order.id, sealed, givenAt: now })
    .onConflictDoUpdate({ target: boostAccounts.boostOrderId, set: { sealed, givenAt: now } });
}

/**
 * Opens the account of a boost for its booster.
 * @returns null when none is stored
 * @throws UnopenedSecret when it is sealed with another key
 */
export async function openBoostAccount(
  db: Db,
  config: KeyConfig,
  order: Boost,
): Promise<BoostAccount | null> {
  const [row] = await db
    .select({ sealed: boostAccounts.sealed })
    .from(boostAccounts)
    .where(eq(boostAccounts.boostOrderId, order.id));
  if (!row || row.sealed === null) return null;
  return content.parse(JSON.parse(openSecret(keyOf(config), row.sealed, purposeOf(order))));
}

const purposeOf = ({ orderNum }: Pick<Boost, "orderNum">) => `boost account ${orderNum}`;

function keyOf({ operatorKey }: KeyConfig): string {
  if (operatorKey === undefined) throw new Error("game accounts need OPERATOR_KEY");
  return operatorKey;
}
