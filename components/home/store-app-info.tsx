"use client";

import { useEffect } from "react";
import type { AppInfo } from "@/lib/app-info/read-app-info";

/** Session storage keys under which the home page stores the app info (product §3 Home / app info, §9). */
const KEYS = { code: "qr_code", stores: "down", online: "online_ranger" } as const;

/** Stores the app info under the specification's keys. Does nothing when storage is unavailable. */
function storeAppInfo(app: AppInfo): void {
  try {
    const storage = window.sessionStorage;
    storage.setItem(KEYS.code, JSON.stringify({ download_url: app.downloadUrl }));
    storage.setItem(
      KEYS.stores,
      JSON.stringify({ ios_download_url: app.iosUrl, android_download_url: app.androidUrl }),
    );
    if (app.onlineBoosters !== null) storage.setItem(KEYS.online, String(app.onlineBoosters));
  } catch {
    // Storage is full or blocked; the page shows all of it anyway.
  }
}

/** Stores the home page's app info for the session (product §3). */
export function StoreAppInfo({ app }: { app: AppInfo }) {
  useEffect(() => storeAppInfo(app), [app]);
  return null;
}
