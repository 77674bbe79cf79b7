import { ConfigError } from "@storefront/platform/environment/config-error";
import { eq } from "drizzle-orm";
import { settings } from "../database/schema";
import type { Deps } from "../deps";
import { hashPhone, type KeyConfig } from "./phone-numbers";

const CHECK = "phone_key_check";

/**
 * Compares OPERATOR_KEY with the one that this database's phone numbers are encrypted with. With another key every
 * login would register a new user.
 * @throws ConfigError when it is a different one
 */
export async function checkPhoneKey({
  db,
  config,
}: Pick<Deps, "db"> & { config: KeyConfig }): Promise<void> {
  const value = hashPhone(config, CHECK);
  await db.insert(settings).values({ key: CHECK, value }).onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, CHECK));
  if (stored?.value === value) return;
  throw new ConfigError(
    "OPERATOR_KEY must be the key that this database's phone numbers are encrypted with",
  );
}
