"use client";

import { BRAND_PARAMETER } from "@storefront/contract/mobile-paths";
import { useEffect } from "react";
import { withParameter } from "@/lib/addresses/with-parameter";
import { cameFromRoot, ROOT_COOKIE, tabletTarget } from "@/lib/routing/tablet";
import { fetchSettings } from "@/lib/settings";

interface Props {
  /** Whether the page is the one that `/` of its host redirects to: then only visitors who opened `/` are redirected. */
  afterRoot?: boolean;
}

/** Redirects iPads whose user agent claims to be a Mac; only their touch points reveal them (product §10.7). */
export function TabletRedirect({ afterRoot = false }: Props) {
  useEffect(() => {
    const { userAgent, maxTouchPoints } = navigator;
    if (afterRoot) {
      if (!cameFromRoot(document.cookie)) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 15
      document.cookie = `${ROOT_COOKIE}=; Path=/; Max-Age=0`;
    }
    const { pathname, search } = window.location;
    const page = { pathname: afterRoot ? "/" : pathname, search };
    const target = tabletTarget(userAgent, maxTouchPoints, page, document.cookie);
    if (target === null) return;
    fetchSettings()
      .then(({ mobileSiteUrl, brand }) =>
        window.location.replace(
          mobileSiteUrl + (brand ? withParameter(target, BRAND_PARAMETER, brand) : target),
        ),
      )
      .catch(() => {});
  }, [afterRoot]);
  return null;
}
