"use client";

import { useEffect } from "react";
import { keepAppInfo } from "@/lib/app-info/kept-app-info";
import type { AppInfo } from "@/lib/app-info/read-app-info";

/** Stores the home page's app info for the session (product §3). */
export function KeepAppInfo({ app }: { app: AppInfo }) {
  useEffect(() => keepAppInfo(app), [app]);
  return null;
}
