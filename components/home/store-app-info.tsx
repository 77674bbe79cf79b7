"use client";

import { useEffect } from "react";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { storeAppInfo } from "@/lib/app-info/stored-app-info";

/** Stores the home page's app info for the session (product §3). */
export function KeepAppInfo({ app }: { app: AppInfo }) {
  useEffect(() => storeAppInfo(app), [app]);
  return null;
}
