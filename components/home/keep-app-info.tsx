"use client";

import { useEffect } from "react";
import { keepAppInfo } from "@/lib/app-info/kept-app-info";
import type { AppInfo } from "@/lib/app-info/read-app-info";

/** Keeps what the home page was drawn from for the rest of the session (product §3). */
export function KeepAppInfo({ app }: { app: AppInfo }) {
  useEffect(() => keepAppInfo(app), [app]);
  return null;
}
