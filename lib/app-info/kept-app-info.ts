import type { AppInfo } from "./read-app-info";

/** Under which names the home page keeps the app info for the tab's session (product §3 Home / app info, §9). */
const KEYS = { code: "qr_code", stores: "down", online: "online_ranger" } as const;

/** Keeps the app info as the specification names it. A browser that keeps nothing is left alone. */
export function keepAppInfo(app: AppInfo): void {
  try {
    const storage = window.sessionStorage;
    storage.setItem(KEYS.code, JSON.stringify({ download_url: app.downloadUrl }));
    storage.setItem(
      KEYS.stores,
      JSON.stringify({ ios_download_url: app.iosUrl, android_download_url: app.androidUrl }),
    );
    if (app.onlineRangers !== null) storage.setItem(KEYS.online, String(app.onlineRangers));
  } catch {
    // Full, or forbidden: the page itself shows all of it.
  }
}
