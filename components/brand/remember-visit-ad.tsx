"use client";

import { useEffect } from "react";

/** Remembers the advertisement that led to this page for the visit. Other visits load no script for it. */
export function RememberVisitAd() {
  useEffect(() => {
    if (!/[?&]ad=/.test(window.location.search)) return;
    import("@/lib/app-info/visit-ad").then(
      ({ setVisitAdCookie }) => setVisitAdCookie(),
      // Without it, the page itself still counts.
      () => {},
    );
  }, []);
  return null;
}
