import { ApiError } from "@storefront/contract/api-error";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { cardSecrets } from "../database/schema";
import { lockRentalOf } from "./lock-rental";
import { releaseAccount } from "./release-account";

/** Characters of a login code, on one line, as in the console's lists of secrets. */
export const SECRET_LENGTH = 500;

/**
 * Releases a returned account for the next renter, in the caller's transaction. A renter knows the old password.
 * @param secret the new login code; null confirms that the password was changed and the stored text still holds: the
 * only way for an account that the seller hands over
 * @throws ApiError `orderNotFound`; `orderClosed` while the rental runs or after the release; `invalid` for an unusable
 * secret
 */
export async function renewSecret(
  tx: Db,
  orderNum: string,
  secret: string | null,
  now: Date,
): Promise<void> {
  const { order, rental } = await lockRentalOf(tx, orderNum);
  if (rental.closedAt === null || rental.releasedAt !== null) {
    throw new ApiError("orderClosed", { msg: "这个账号不在等待换密码" });
  }
  if (secret !== null) {
    if (rental.secretId === null) throw refusal("人工交付的账号在下一次交付时填写，这里只需确认");
    await storeSecret(tx, rental.secretId, secret.trim());
  }
  await releaseAccount(tx, order, rental, now);
}

async function storeSecret(tx: Db, secretId: number, secret: string): Promise<void> {
  if (secret === "") throw refusal("请填写新的上号内容");
  if (/[\r\n]/.test(secret)) throw refusal("上号内容只能有一行");
  if (secret.length > SECRET_LENGTH) throw refusal(`上号内容最多 ${SECRET_LENGTH} 字`);
  if ((await tx.$count(cardSecrets, eq(cardSecrets.secret, secret))) > 0) {
    throw refusal("与已有的内容相同，上一位租客可能知道它；请换成新的密码");
  }
  await tx.update(cardSecrets).set({ secret }).where(eq(cardSecrets.id, secretId));
}

const refusal = (msg: string) => new ApiError("invalid", { msg });
