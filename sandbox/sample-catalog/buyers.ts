import { protectPhone } from "@storefront/marketplace/accounts/accounts";
import type { Config } from "@storefront/marketplace/config";
import type { Db } from "@storefront/marketplace/database/db";
import { ledgerTransfers, users } from "@storefront/marketplace/database/schema";
import { ACCOUNTS, balanceOf } from "@storefront/marketplace/ledger/ledger";
import { sql } from "drizzle-orm";

/** The WeChat identity that the sandbox's phone authorizes as "known". */
const KNOWN_WECHAT_UNION_ID = "sandbox-known-identity";

export const BUYER_ID = 1;

/**
 * Inserts the two buyers of the sample data (product §12): one has everything that a buyer can have, the other nothing.
 */
export async function insertBuyers(
  db: Db,
  now: Date,
  config: Pick<Config, "operatorKey">,
): Promise<void> {
  const balanceFen = 100_000;
  await db.insert(users).values([
    {
      id: BUYER_ID,
      ...protectPhone(config, "13800138000"),
      nickname: "南风知我意",
      headImgUrl: "/media/avatars/1.webp",
      wechatUnionId: KNOWN_WECHAT_UNION_ID,
      balanceFen,
      createdAt: now,
    },
    {
      id: 2,
      ...protectPhone(config, "13900139000"),
      nickname: "今天也要上分",
      headImgUrl: "/media/avatars/2.webp",
      createdAt: now,
    },
  ]);
  await db.insert(ledgerTransfers).values({
    event: "opening",
    fromAccount: ACCOUNTS.opening,
    toAccount: balanceOf(BUYER_ID),
    amountFen: balanceFen,
    createdAt: now,
  });
  await continueUserIds(db);
}

/** Moves the id sequence past the ids that were inserted explicitly. */
export async function continueUserIds(db: Db): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from ${users}))`,
  );
}
