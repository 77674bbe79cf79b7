import type { CallAnswer } from "@storefront/contract/calls";
import { type CallName, PATHS } from "@storefront/contract/http/paths";
import aes from "crypto-js/aes";
import utf8 from "crypto-js/enc-utf8";
import { stubFetch } from "@/lib/api/testing/stub-fetch";

const SMS = { key: "0123456789abcdef", iv: "fedcba9876543210" };

/** Default response of every call. */
const ANSWERS: Partial<Record<CallName, unknown>> = {
  sendSms: { resend_after: 60 },
  login: { authorization: "secret", user_id: 7 },
  bindPhone: { authorization: "secret", user_id: 7 },
  getK: { url: "http://phone/wechat?k=key", k: "key", expires_in: 120 },
  scanStatus: { scan: 0, code: "", state: "" },
  webLogin: { authorization: "secret", user_id: 7 },
  profile: { user_id: 7, nickname: "南风知我意", head_img_url: "", phone_tail: "8000" },
  logout: null,
  logoutEverywhere: null,
};

type Reply = { code: number; msg: string; data: unknown } | "lost";

/** Replaces fetch in login tests: records calls by name, and answers each with a one-time reply or the default. */
export function fakeServer() {
  const calls: [CallName, Record<string, unknown>][] = [];
  const replies = new Map<CallName, Reply>();
  let challengePage: string | null = null;
  let brandNames: Record<string, string> = {};

  const fetch = async (address: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const url = new URL(address, window.location.origin);
    if (url.pathname === "/api/settings") {
      return { json: async () => ({ sms: SMS, challengePage }) };
    }
    if (url.pathname === "/api/brands") return { json: async () => brandNames };
    const name = nameOf(url.pathname);
    calls.push([
      name,
      init.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams),
    ]);
    const reply = replies.get(name) ?? { code: 0, msg: "", data: ANSWERS[name] };
    replies.delete(name);
    if (reply === "lost") throw new TypeError("Failed to fetch");
    return { json: async () => reply };
  };
  stubFetch(fetch);

  return {
    calls,
    refuse: (name: CallName, code: number, msg: string) =>
      replies.set(name, { code, msg, data: null }),
    answer: (name: CallName, data: unknown) => replies.set(name, { code: 0, msg: "", data }),
    /** Configures the page of the challenge. */
    challenge: (page: string) => {
      challengePage = page;
    },
    /** Names the brands of the storefront. */
    brands: (names: Record<string, string>) => {
      brandNames = names;
    },
    lose: (name: CallName) => replies.set(name, "lost"),
    scan: (data: CallAnswer<"scanStatus">) => replies.set("scanStatus", { code: 0, msg: "", data }),
    bind: (unionId: string) =>
      replies.set("webLogin", { code: 50104, msg: "请绑定手机号", data: { union_id: unionId } }),
    /** The payloads of requested codes, decrypted. */
    sent: () =>
      calls.filter(([name]) => name === "sendSms").map(([, { data }]) => open(String(data))),
  };
}

function nameOf(path: string): CallName {
  const found = Object.entries(PATHS).find(([, call]) => `/api${call.path}` === path);
  if (!found) throw new Error(`no call has the path ${path}`);
  return found[0] as CallName;
}

function open(sealed: string): unknown {
  const text = aes.decrypt(sealed, utf8.parse(SMS.key), { iv: utf8.parse(SMS.iv) });
  return JSON.parse(text.toString(utf8));
}
