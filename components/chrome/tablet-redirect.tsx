"use client";

import { useEffect } from "react";
import { tabletTarget } from "@/lib/routing/tablet";
import { fetchSettings } from "@/lib/settings";

/** Redirects iPads whose user agent claims to be a Mac; only their touch points reveal them (product §10.7). */
export function TabletRedirect() {
  useEffect(() => {
    const { userAgent, maxTouchPoints } = navigator;
    const target = tabletTarget(userAgent, maxTouchPoints, window.location, document.cookie);
    if (target === null) return;
    fetchSettings()
      .then(({ mobileSiteUrl }) => window.location.replace(mobileSiteUrl + target))
      .catch(() => {});
  }, []);
  return null;
}
