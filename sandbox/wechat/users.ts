import { randomBytes } from "node:crypto";

/** A WeChat user as the platform knows one of its application's. */
export interface WechatUser {
  openId: string;
  unionId: string;
  nickname: string;
}

/** Whom the phone is logged in as: the user that the sample catalogue's first buyer has bound, or somebody new. */
export const IDENTITIES = ["known", "new"] as const;
export type Identity = (typeof IDENTITIES)[number];

const KNOWN: WechatUser = {
  openId: "sandbox-known-openid",
  unionId: "sandbox-known-identity",
  nickname: "南风知我意",
};

/** @returns the known user, or one who has never been here */
export function userOf(identity: Identity): WechatUser {
  if (identity === "known") return KNOWN;
  const id = randomBytes(12).toString("base64url");
  return { openId: `sandbox-openid-${id}`, unionId: `sandbox-${id}`, nickname: "新的微信号" };
}
