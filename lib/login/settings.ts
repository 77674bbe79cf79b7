import { OWN_CODES } from "@/lib/api/codes";
import type { Failure } from "@/lib/api/result";
import { fetchSettings } from "@/lib/settings";
import type { SmsKeyMaterial } from "./sms-cipher";

export interface SmsSettings {
  material: SmsKeyMaterial;
  /** The page that shows a challenge, null when none is required. */
  challengePage: string | null;
}

/** What sending a code needs, requested each time: no build and no open page holds an old one (product §10.1). */
export async function readSmsSettings(
  signal: AbortSignal,
): Promise<{ ok: true; data: SmsSettings } | Failure> {
  try {
    const { sms, challengePage } = await fetchSettings(signal);
    const page = typeof challengePage === "string" ? challengePage : null;
    return { ok: true, data: { material: { key: sms.key, iv: sms.iv }, challengePage: page } };
  } catch {
    return signal.aborted
      ? { ok: false, kind: "aborted", ...OWN_CODES.network }
      : { ok: false, kind: "network", ...OWN_CODES.network };
  }
}
