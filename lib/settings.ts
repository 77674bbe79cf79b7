import type { SmsKeyMaterial } from "./login/sms-cipher";

/** What the storefront says of its own settings in the browser: app/api/settings/route.ts. */
interface Settings {
  mobileSiteUrl: string;
  sms: SmsKeyMaterial;
  challengePage?: unknown;
}

/**
 * Reads the settings anew each time: no build and no open page holds old ones (product §10.1).
 * @throws Error when the storefront does not answer
 */
export async function fetchSettings(signal?: AbortSignal): Promise<Settings> {
  const response = await fetch("/api/settings", signal ? { signal } : {});
  return (await response.json()) as Settings;
}
