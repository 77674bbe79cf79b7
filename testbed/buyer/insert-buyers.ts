import { issueToken } from "@storefront/marketplace/accounts/accounts";
import type { Clock } from "@storefront/marketplace/clock";
import type { Db } from "@storefront/marketplace/database/db";
import { users } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";

export interface Buyer {
  userId: number;
  token: string;
}

/** Inserts buyers who are already logged in. */
export async function insertBuyers(db: Db, clock: Clock, count: number): Promise<Buyer[]> {
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        nickname: `买家 ${index}`,
        headImgUrl: "/media/avatars/1.webp",
        createdAt: clock.now(),
      })),
    )
    .returning({ id: users.id });
  const deps: Pick<Deps, "db" | "clock"> = { db, clock };
  return Promise.all(
    rows.map(async ({ id }) => ({
      userId: id,
      token: await issueToken(deps, id, { device: 2, site: "" }),
    })),
  );
}
