import type { CallAnswer } from "@storefront/contract/calls";
import { ERRORS } from "@storefront/contract/codes";
import { call } from "@/lib/api/call.client";
import { LOCAL_CODES } from "@/lib/api/codes";
import { decodeResult } from "@/lib/api/decode-result";
import type { Failure, Result } from "@/lib/api/result";
import type { Field } from "./login-state";
import { readSession } from "./read-answers";
import { readSmsSettings } from "./settings";
import { encryptSmsPayload, type SmsPayload } from "./sms-cipher";

interface CodeRequest extends SmsPayload {
  /** Token of a solved challenge. */
  challengeToken?: string | undefined;
}

/**
 * Requests a code; the payload is encrypted with freshly fetched key material (product §7 send_sms).
 * @returns `challenge` with the page to show when a challenge has to be solved first; no code was sent then
 */
export async function sendCode(
  { phone, event, challengeToken }: CodeRequest,
  signal: AbortSignal,
): Promise<Result<CallAnswer<"sendSms">> | { ok: false; kind: "challenge"; page: string }> {
  const settings = await readSmsSettings(signal);
  if (!settings.ok) return settings;
  const { material, challengePage } = settings.data;
  const data = await encryptSmsPayload({ phone, event }, material).catch(() => null);
  // The cipher is a lazily loaded chunk, which fails without a network.
  if (data === null) return { ok: false, kind: "network", ...LOCAL_CODES.network };
  const payload =
    challengeToken === undefined ? { data } : { data, challenge_token: challengeToken };
  const sent = await call("sendSms", payload, { signal, headers: { "req-v": "2" } });
  const isChallenged = !sent.ok && sent.code === ERRORS.challengeNeeded.code;
  if (isChallenged && challengePage !== null && challengeToken === undefined) {
    return { ok: false, kind: "challenge", page: challengePage };
  }
  return sent;
}

interface Proof {
  phone: string;
  code: string;
  /** WeChat identity to bind; null for a plain login. */
  unionId: string | null;
}

/** Logs in, or binds the phone number to a WeChat identity and logs in. */
export async function enter(
  { phone, code, unionId }: Proof,
  signal: AbortSignal,
): Promise<Result<CallAnswer<"login">>> {
  const result =
    unionId === null
      ? await call("login", { phone, verify_code: code }, { signal })
      : await call("bindPhone", { phone, verify_code: code, union_id: unionId }, { signal });
  return decodeResult(result, readSession);
}

/** @returns the field that a refused login concerns */
export function fieldOf({ code }: Failure): Field | "form" {
  return code === ERRORS.codeWrong.code || code === ERRORS.codeStale.code ? "code" : "form";
}
