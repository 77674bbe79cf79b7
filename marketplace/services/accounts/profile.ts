import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { users } from "../../database/schema";
import { maskPhone } from "./mask-phone";

/** Reads the user's own profile. */
export async function readProfile(db: Db, userId: number): Promise<CallAnswer<"profile">> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new ApiError("loginExpired");
  return {
    user_id: user.id,
    nickname: user.nickname,
    head_img_url: user.headImgUrl,
    phone_tail: user.phone?.slice(-4) ?? "",
    phone: maskPhone(user.phone ?? ""),
    balance: fenToYuan(user.balanceFen),
  };
}
