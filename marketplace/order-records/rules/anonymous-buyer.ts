import { createHash } from "node:crypto";
import { sharedAvatar } from "../../accounts/rules/default-avatars";

/** Returns an avatar that does not identify the buyer, stable per order. */
export function anonymousAvatar({ orderNum }: { orderNum: string }): string {
  return sharedAvatar(createHash("sha256").update(`head ${orderNum}`).digest().readUInt32BE());
}

/** Returns the first visible character and three stars, which do not reveal the name's length. */
export const anonymousName = (nickname: string): string =>
  `${Array.from(nickname.replace(/[\p{C}\p{Z}]/gu, ""))[0] ?? ""}***`;
