"use client";

import { useEffect } from "react";

interface Props {
  /** Whether the page is the one that `/` of its host redirects to: then only visitors who opened `/` are redirected. */
  afterRoot?: boolean;
}

/**
 * Redirects iPads whose user agent claims to be a Mac; only their touch points reveal them (product §10.7). The rest is
 * loaded for such devices only.
 */
export function TabletRedirect({ afterRoot = false }: Props) {
  useEffect(() => {
    const { userAgent, maxTouchPoints } = navigator;
    if (maxTouchPoints < 2 || !userAgent.includes("Macintosh")) return;
    import("./redirect-tablet")
      .then(({ redirectTablet }) => redirectTablet(afterRoot))
      .catch(() => {});
  }, [afterRoot]);
  return null;
}
