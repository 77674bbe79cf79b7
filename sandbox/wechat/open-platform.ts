import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type PlatformFaults, platformFaults } from "./faults";
import type { WechatUser } from "./users";

/** The application of the platform's only customer. */
export interface WechatApplication {
  appId: string;
  appSecret: string;
  /** Shown to users who authorize. */
  name: string;
  /** 授权回调域: the host to which users may be redirected, with its port if any. */
  redirectHost: string;
}

/** A code can be used once, within five minutes. */
const CODE_LIFE_MS = 5 * 60 * 1000;
const TOKEN_LIFE_S = 7_200;
const MAX_ENTRIES = 1_000;

/** An error of the platform. */
export interface PlatformRefusal {
  errcode: number;
  errmsg: string;
}
export const INVALID_CODE = { errcode: 40029, errmsg: "invalid code" };
const CODE_USED = { errcode: 40163, errmsg: "code been used" };
const INVALID_APP_ID = { errcode: 40013, errmsg: "invalid appid" };
const INVALID_SECRET = { errcode: 40125, errmsg: "invalid appsecret" };
const INVALID_TOKEN = { errcode: 40001, errmsg: "invalid credential, access_token is invalid" };
const INVALID_OPENID = { errcode: 40003, errmsg: "invalid openid" };

interface TokenAnswer {
  access_token: string;
  expires_in: number;
  refresh_token: string;
  openid: string;
  scope: string;
  unionid: string;
}

interface UserAnswer {
  openid: string;
  nickname: string;
  sex: number;
  headimgurl: string;
  privilege: string[];
  unionid: string;
}

export interface OpenPlatform {
  application: WechatApplication;
  faults: PlatformFaults;
  /** Issues a code for the merchant after the user has agreed. */
  issueCode(user: WechatUser, scope: string): string;
  exchange(query: Record<string, string>): TokenAnswer | PlatformRefusal;
  userInfo(query: Record<string, string>): UserAnswer | PlatformRefusal;
}

/** Simulates WeChat's open platform as its customers see it: codes, tokens and users, in memory. */
export function createOpenPlatform(application: WechatApplication, now: () => Date): OpenPlatform {
  const codes = new LRUCache<
    string,
    { user: WechatUser; scope: string; at: number; used: boolean }
  >({ max: MAX_ENTRIES });
  const tokens = new LRUCache<string, { user: WechatUser; at: number }>({ max: MAX_ENTRIES });
  return {
    application,
    faults: platformFaults(),
    issueCode(user, scope) {
      const code = randomBytes(16).toString("hex");
      codes.set(code, { user, scope, at: now().getTime(), used: false });
      return code;
    },
    exchange({ appid, secret, code = "", grant_type }) {
      if (appid !== application.appId) return INVALID_APP_ID;
      if (secret !== application.appSecret) return INVALID_SECRET;
      if (grant_type !== "authorization_code") {
        return { errcode: 40002, errmsg: "invalid grant_type" };
      }
      if (code === "") return { errcode: 41008, errmsg: "missing code" };
      const issued = codes.get(code);
      if (!issued || now().getTime() - issued.at > CODE_LIFE_MS) return INVALID_CODE;
      if (issued.used) return CODE_USED;
      issued.used = true;
      const access_token = randomBytes(32).toString("base64url");
      tokens.set(access_token, { user: issued.user, at: now().getTime() });
      return {
        access_token,
        expires_in: TOKEN_LIFE_S,
        refresh_token: randomBytes(32).toString("base64url"),
        openid: issued.user.openId,
        scope: issued.scope,
        unionid: issued.user.unionId,
      };
    },
    userInfo({ access_token = "", openid }) {
      const token = tokens.get(access_token);
      if (!token) return INVALID_TOKEN;
      if (now().getTime() - token.at > TOKEN_LIFE_S * 1000) {
        return { errcode: 42001, errmsg: "access_token expired" };
      }
      if (openid !== token.user.openId) return INVALID_OPENID;
      const { openId, nickname, unionId } = token.user;
      return { openid: openId, nickname, sex: 0, headimgurl: "", privilege: [], unionid: unionId };
    },
  };
}
