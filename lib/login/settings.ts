import { LOCAL_CODES } from "@/lib/api/codes";
import type { Failure } from "@/lib/api/result";
import { fetchSettings } from "@/lib/settings";
import type { SmsKeyMaterial } from "./sms-cipher";

export interface SmsSettings {
  material: SmsKeyMaterial;
  /** Page that shows a challenge; null when none is required. */
  challengePage: string | null;
}

/** Fetches the settings for sending a code, each time: no build or open page may use stale ones (product §10.1). */
export async function readSmsSettings(
  signal: AbortSignal,
): Promise<{ ok: true; data: SmsSettings } | Failure> {
  try {
    const { sms, challengePage } = await fetchSettings(signal);
    const page = typeof challengePage === "string" ? challengePage : null;
    return { ok: true, data: { material: { key: sms.key, iv: sms.iv }, challengePage: page } };
  } catch {
    return signal.aborted
      ? { ok: false, kind: "aborted", ...LOCAL_CODES.network }
      : { ok: false, kind: "network", ...LOCAL_CODES.network };
  }
}
