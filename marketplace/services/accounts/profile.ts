import { eq } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Db } from "../../db/open";
import { users } from "../../db/schema";

export interface Profile {
  user_id: number;
  nickname: string;
  head_img_url: string;
  /** Last four digits. */
  phone_tail: string;
}

/** What the site shows a user of themselves. */
export async function readProfile(db: Db, userId: number): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new ApiError("loginExpired");
  return {
    user_id: user.id,
    nickname: user.nickname,
    head_img_url: user.headImgUrl,
    phone_tail: user.phone?.slice(-4) ?? "",
  };
}
