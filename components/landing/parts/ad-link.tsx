"use client";

import type { MouseEvent, ReactNode } from "react";
import { queryValue } from "@/lib/addresses/query";

interface Props {
  /** A path of this site, with its query. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Link to another page of this site that keeps the `ad` of the URL unchanged. */
export function AdLink({ href, className, children }: Props) {
  /**
   * Adds the `ad` before the browser follows the link; the cached HTML is the same for all visitors, so it cannot
   * contain it.
   */
  function appendAd({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    const ad = queryValue(window.location.search, "ad");
    if (ad === undefined) return;
    const sign = href.includes("?") ? "&" : "?";
    currentTarget.href = `${href}${sign}ad=${encodeURIComponent(ad)}`;
  }
  return (
    <a
      href={href}
      onClick={appendAd}
      onAuxClick={appendAd}
      data-passes-query="ad"
      className={className}
    >
      {children}
    </a>
  );
}
