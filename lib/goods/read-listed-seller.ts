import { asCount, asFlag, asObject, asText } from "../decode/lenient";
import { readScore } from "./read-seller";

/** The seller in a list. */
export interface ListedSeller {
  userId: number;
  nickname: string;
  /** 0 to 5; 0 without reviews. */
  score: number;
  verified: boolean;
  selfOperated: boolean;
  official: boolean;
}

/** @returns null without an id or a name */
export function readListedSeller(value: unknown): ListedSeller | null {
  const seller = asObject(value);
  const userId = asCount(seller.user_id);
  const nickname = asText(seller.nickname, 40);
  if (userId === 0 || nickname === "") return null;
  return {
    userId,
    nickname,
    score: readScore(seller.credit_score),
    verified: asCount(seller.auth_identity) === 1,
    selfOperated: asFlag(seller.self_user),
    official: asFlag(seller.official_user),
  };
}
