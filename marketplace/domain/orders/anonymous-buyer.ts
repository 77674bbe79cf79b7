import { createHash } from "node:crypto";

/** Number of anonymous avatars for public lists. */
const AVATARS = 57;

/** Returns an avatar that does not identify the buyer, stable per order. */
export function anonymousAvatar({ orderNum }: { orderNum: string }): string {
  const number = createHash("sha256").update(`head ${orderNum}`).digest().readUInt32BE();
  return `/media/avatars/${4 + (number % AVATARS)}.webp`;
}

/** Returns the first visible character and three stars, which do not reveal the name's length. */
export const anonymousName = (nickname: string): string =>
  `${Array.from(nickname.replace(/[\p{C}\p{Z}]/gu, ""))[0] ?? ""}***`;
