import type { Db } from "@storefront/marketplace/database/db";
import { operators } from "@storefront/marketplace/database/schema";
import type { Role } from "@storefront/operator/access/manage-operators";
import type { SignedIn } from "@storefront/operator/access/sessions";

/** Inserts an operator who never logs in, as the actor of acts that a test calls directly. */
export async function insertOperator(
  db: Db,
  name: string,
  role: Role = "owner",
): Promise<SignedIn> {
  const [row] = await db
    .insert(operators)
    .values({ name, role, passwordHash: "x", totpSecret: "x", createdAt: new Date() })
    .returning({ id: operators.id });
  return { id: row?.id ?? 0, name, role };
}
