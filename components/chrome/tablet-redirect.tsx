"use client";

import { useEffect } from "react";
import { tabletTarget } from "@/lib/routing/tablet";
import { fetchSettings } from "@/lib/settings";

/** An iPad that calls itself a Mac, caught where the server cannot see it: by its touch points (product §10.7). */
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
