import {
  isSealed,
  openSecret,
  sealSecret,
  UnopenedSecret,
} from "@storefront/marketplace/accounts/accounts";
import { operators } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { ConfigError } from "@storefront/platform/environment/config-error";
import { and, eq, isNull, notLike } from "drizzle-orm";

type AccessDeps = Pick<Deps, "config">;

const purposeOf = (name: string): string => `totp ${name}`;

/** @returns the form in which a secret is stored */
export const sealTotp = ({ config }: AccessDeps, name: string, secret: string): string =>
  sealSecret(config.operatorKey, secret, purposeOf(name));

/**
 * @returns an operator's secret
 * @throws UnopenedSecret when it is a different key
 */
export const openTotp = (
  { config }: AccessDeps,
  { name, totpSecret }: Pick<typeof operators.$inferSelect, "name" | "totpSecret">,
): string =>
  // A process of the previous version may still write plain secrets.
  isSealed(totpSecret) ? openSecret(config.operatorKey, totpSecret, purposeOf(name)) : totpSecret;

/**
 * Encrypts secrets that are still stored in plain, from before OPERATOR_KEY, and checks that the key opens the others.
 * @throws ConfigError when there are operators and the key is a different one
 */
export async function prepareTotpSecrets(deps: Pick<Deps, "config" | "db">): Promise<void> {
  const { db } = deps;
  const active = await db.select().from(operators).where(isNull(operators.removedAt));
  try {
    for (const operator of active) openTotp(deps, operator);
  } catch (error) {
    if (!(error instanceof UnopenedSecret)) throw error;
    throw new ConfigError(
      "OPERATOR_KEY must be the key that the operators were added with, or each needs operator reset",
    );
  }
  const plain = await db.select().from(operators).where(notLike(operators.totpSecret, "v1.%"));
  for (const { id, name, totpSecret } of plain) {
    await db
      .update(operators)
      .set({ totpSecret: sealTotp(deps, name, totpSecret) })
      .where(and(eq(operators.id, id), eq(operators.totpSecret, totpSecret)));
  }
}
