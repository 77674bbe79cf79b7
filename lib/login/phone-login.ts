import type { CallAnswer } from "@/contract/calls";
import { ERRORS } from "@/contract/codes";
import { call } from "@/lib/api/browser";
import { OWN_CODES } from "@/lib/api/codes";
import type { Failure, Result } from "@/lib/api/result";
import { understood } from "@/lib/api/understood";
import type { Field } from "./login-state";
import { readSession } from "./read-answers";
import { readSmsKey } from "./settings";
import { encryptSmsPayload, type SmsPayload } from "./sms-cipher";

/** Asks for a code: the payload is encrypted with the key material of this moment (spec §7 send_sms). */
export async function sendCode(
  payload: SmsPayload,
  signal: AbortSignal,
): Promise<Result<CallAnswer<"sendSms">>> {
  const material = await readSmsKey(signal);
  if (!material.ok) return material;
  const data = await encryptSmsPayload(payload, material.data).catch(() => null);
  // The cipher is a part that is loaded when needed: without a network it does not come.
  if (data === null) return { ok: false, kind: "network", ...OWN_CODES.network };
  return call("sendSms", { data }, { signal, headers: { "req-v": "2" } });
}

interface Proof {
  phone: string;
  code: string;
  /** The WeChat identity to bind, null for a plain login. */
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
  return understood(result, readSession);
}

/** @returns the field a refused login is about */
export function fieldOf({ code }: Failure): Field | "form" {
  return code === ERRORS.codeWrong.code || code === ERRORS.codeStale.code ? "code" : "form";
}
