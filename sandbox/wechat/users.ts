import { randomBytes } from "node:crypto";

/** A WeChat user as the platform shows one to an application. */
export interface WechatUser {
  openId: string;
  unionId: string;
  nickname: string;
}

/** The user on the phone: the one that the sample catalog's first buyer has bound, or a new one. */
export const IDENTITIES = ["known", "new"] as const;
export type Identity = (typeof IDENTITIES)[number];

const KNOWN: WechatUser = {
  openId: "sandbox-known-openid",
  unionId: "sandbox-known-identity",
  nickname: "南风知我意",
};

/** @returns the known user, or a new one each time */
export function userOf(identity: Identity): WechatUser {
  if (identity === "known") return KNOWN;
  const id = randomBytes(12).toString("base64url");
  return { openId: `sandbox-openid-${id}`, unionId: `sandbox-${id}`, nickname: "新的微信号" };
}
