import type { Db } from "@storefront/marketplace/database/db";
import { envelopes, ledgerTransfers, userEnvelopes } from "@storefront/marketplace/database/schema";
import { balanceOf, earningsOf } from "@storefront/marketplace/ledger/ledger";
import { desc, eq, inArray, or } from "drizzle-orm";

/** Rows per section. */
const LIMIT = 50;

/** A user's transfers and coupons as operators see them, newest first. */
export interface UserBooks {
  transfers: (typeof ledgerTransfers.$inferSelect)[];
  coupons: {
    name: string;
    reduceFen: number;
    status: "unused" | "held" | "used";
    expiresAt: Date;
  }[];
}

export async function readUserBooks(db: Db, userId: number): Promise<UserBooks> {
  const accounts = [balanceOf(userId), earningsOf(userId)];
  return {
    transfers: await db
      .select()
      .from(ledgerTransfers)
      .where(
        or(
          inArray(ledgerTransfers.fromAccount, accounts),
          inArray(ledgerTransfers.toAccount, accounts),
        ),
      )
      .orderBy(desc(ledgerTransfers.id))
      .limit(LIMIT),
    coupons: await db
      .select({
        name: envelopes.couponName,
        reduceFen: envelopes.reduceFen,
        status: userEnvelopes.status,
        expiresAt: userEnvelopes.expiresAt,
      })
      .from(userEnvelopes)
      .innerJoin(envelopes, eq(envelopes.id, userEnvelopes.envelopeId))
      .where(eq(userEnvelopes.userId, userId))
      .orderBy(desc(userEnvelopes.id))
      .limit(LIMIT),
  };
}
