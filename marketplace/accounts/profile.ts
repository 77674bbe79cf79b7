import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { eq } from "drizzle-orm";
import { users } from "../database/schema";
import type { Deps } from "../deps";
import { lastConsent } from "./consents";
import { maskPhone } from "./mask-phone";
import { readPhone } from "./phone-numbers";

/** Reads the user's own profile. */
export async function readProfile(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: number,
): Promise<CallAnswer<"profile">> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new ApiError("loginExpired");
  const consent = await lastConsent(db, userId);
  const phone = readPhone(config, user);
  return {
    user_id: user.id,
    nickname: user.nickname,
    head_img_url: user.headImgUrl,
    phone_tail: phone.slice(-4),
    phone: maskPhone(phone),
    balance: fenToYuan(user.balanceFen),
    agreed_version: consent?.version ?? "",
    agreed_at: consent?.agreedAt.toISOString() ?? "",
  };
}
