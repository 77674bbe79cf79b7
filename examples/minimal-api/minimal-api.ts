import { createDecipheriv } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { createBuyingCalls } from "./buying";
import { type Answer, type Calls, type MinimalState, ok } from "./calls";
import { GOODS } from "./goods";
import { createLoginCalls } from "./logging-in";

/**
 * Another operator's API: the calls (§7) and fields (§3) of the specification, including nulls and numbers as strings,
 * without our marketplace's extensions. State is in memory.
 */

export interface MinimalApi {
  state: MinimalState;
  /** @returns null when the call does not exist */
  answer(request: Pick<IncomingMessage, "method" | "url" | "headers">, body: string): Answer | null;
}

/** Key material that the storefront encrypts send_sms with. */
export interface SmsKeys {
  key: string;
  iv: string;
}

export function createMinimalApi(keys: SmsKeys): MinimalApi {
  const state: MinimalState = {
    sessions: new Map(),
    codes: new Map(),
    scanned: new Set(),
    gifted: new Set(),
    orders: new Map(),
  };
  const calls: Calls = {
    ...browsing,
    ...createLoginCalls(state, (data) => decipher(keys, data)),
    ...createBuyingCalls(state),
  };
  return {
    state,
    answer({ method, url = "", headers }, body) {
      const { pathname, searchParams } = new URL(url, "http://api.example");
      const call = calls[`${method} ${pathname}`];
      if (call === undefined) return null;
      const sent = body === "" ? {} : (JSON.parse(body) as object);
      const fields = { ...Object.fromEntries(searchParams), ...sent };
      return call({ fields, token: headers.authorization ?? "" });
    },
  };
}

const RANKS = [
  { rank_name: "黄金", rank_id: "1", son: [{ rank_name: "黄金Ⅰ", rank_id: 11, son: [] }] },
];
const TARGETS = [{ rank_name: "铂金", rank_id: 2, son: [{ rank_name: "铂金Ⅰ", rank_id: 21 }] }];

const browsing: Calls = {
  "GET /v1/index": () =>
    ok({
      qr_code: { download_url: "https://m.example/download" },
      data: { ios_download_url: null, android_download_url: "https://m.example/app.apk" },
      online_ranger: "69",
    }),
  "GET /v2/skill/rank_list": ({ fields }) => ok(fields["no_zero"] ? TARGETS : RANKS),
  "GET /v1/game/partition": () =>
    ok([
      { title: "安卓", partition_id: 1, son: [{ title: "QQ 区", partition_id: "12", son: null }] },
    ]),
  "GET /v2/skill/pc/compute": () =>
    ok({
      price: 108,
      time_hour: "7",
      star: 14,
      qrcodeUrl: "https://m.example/boost",
      online_ranger: 69,
    }),
  "GET /v2/skill/recently_sold": () =>
    ok([
      {
        time: "2026-11-21 10:00:00",
        pay_price: 88,
        buyer: { head_img_url: null },
        order_ringer: { start_level_name: "黄金Ⅰ", target_level_name: "铂金Ⅰ" },
      },
    ]),
  "GET /v1/goods/detail": ({ fields }) => {
    const goods = GOODS[Number(fields["goods_id"])];
    return goods ? ok(goods) : { code: 404, msg: "没有这件商品", data: null };
  },
  "GET /v1/user/goods_list": () =>
    ok({
      list: Object.values(GOODS).map(({ goods_id, goods_name }) => ({ goods_id, goods_name })),
    }),
  "GET /v1/goods/share": ({ fields }) =>
    ok({ link: `https://share.example/${String(fields["goods_id"])}` }),
  "POST /v2/three/download": () => ok(null),
};

/** @returns null when the data cannot be decrypted */
function decipher({ key, iv }: SmsKeys, data: string): { phone: string } | null {
  try {
    const cipher = createDecipheriv("aes-128-cbc", Buffer.from(key), Buffer.from(iv));
    const clear = Buffer.concat([cipher.update(data, "base64"), cipher.final()]);
    return JSON.parse(clear.toString("utf8")) as { phone: string };
  } catch {
    return null;
  }
}
