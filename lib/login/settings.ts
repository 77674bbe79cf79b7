import { OWN_CODES } from "@/lib/api/codes";
import type { Failure } from "@/lib/api/result";
import type { SmsKeyMaterial } from "./sms-cipher";

/** The key material of the SMS call, asked for each time: no build and no open page holds an old one (design §2.1). */
export async function readSmsKey(
  signal: AbortSignal,
): Promise<{ ok: true; data: SmsKeyMaterial } | Failure> {
  try {
    const response = await fetch("/api/settings", { signal });
    const { sms } = (await response.json()) as { sms: SmsKeyMaterial };
    return { ok: true, data: { key: sms.key, iv: sms.iv } };
  } catch {
    return signal.aborted
      ? { ok: false, kind: "aborted", ...OWN_CODES.network }
      : { ok: false, kind: "network", ...OWN_CODES.network };
  }
}
