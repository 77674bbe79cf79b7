import type { CallAnswer } from "@storefront/contract/calls";
import { asCount, asFlag, asObject, asText, asTexts } from "@/lib/decode/lenient";

/** Decoders of the login calls' answers (product §7); null when a field that the dialog needs is missing. */

/** Characters that are valid in a cookie and in the Authorization header. */
const TOKEN = /^[\x21-\x7e]{1,2000}$/;
const LONGEST_ADDRESS = 1_000;
/** Default lifetime of a QR code, in integer seconds; the server still reports when a code is stale. */
const SCAN_CODE_LIFE_S = 300;

/** The answer of bind_phone may lack a user id (product §7), read as 0. */
export function readSession(data: unknown): CallAnswer<"login"> | null {
  const { authorization, user_id, shared_brands } = asObject(data);
  if (typeof authorization !== "string" || !TOKEN.test(authorization)) return null;
  const brands = asTexts(shared_brands, 64);
  const shared = brands.length === 0 ? {} : { shared_brands: brands };
  return { authorization, user_id: asCount(user_id), ...shared };
}

export function readScanCode(data: unknown): CallAnswer<"getK"> | null {
  const { url, k, expires_in } = asObject(data);
  const code = {
    url: asText(url, LONGEST_ADDRESS),
    k: asText(k, 200),
    expires_in: asCount(expires_in) || SCAN_CODE_LIFE_S,
  };
  return code.url === "" || code.k === "" ? null : code;
}

export function readScanStatus(data: unknown): CallAnswer<"scanStatus"> | null {
  if (typeof data !== "object" || data === null) return null;
  const { scan, code, state } = asObject(data);
  return { scan: asFlag(scan) ? 1 : 0, code: asText(code), state: asText(state) };
}

/** Never null: a session works without a name. */
export function readProfile(data: unknown): { nickname: string; picture: string } {
  const { nickname, head_img_url } = asObject(data);
  return { nickname: asText(nickname, 60) || "我的账号", picture: asText(head_img_url) };
}
