"use client";

import type { CallToAction } from "@storefront/brands/landing-parts";
import type { MouseEvent } from "react";
import { queryValue } from "@/lib/addresses/query";

interface Props {
  callToAction: CallToAction;
  className?: string;
}

/** Link from a landing page to the page where the visitor can act. Keeps the `ad` of the URL unchanged. */
export function CallToActionLink({ callToAction: { text, to }, className = "" }: Props) {
  return (
    <a
      href={to}
      onClick={appendAd}
      onAuxClick={appendAd}
      data-passes-query="ad"
      className={`inline-flex h-12 w-fit items-center gap-2 rounded-s bg-glow px-6 font-medium text-base text-over hover:underline ${className}`}
    >
      {text}
      <svg viewBox="0 0 20 12" className="h-3 w-5" aria-hidden="true">
        <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </a>
  );
}

/**
 * Adds the `ad` before the browser follows the link; the cached HTML is the same for all visitors, so it cannot contain
 * it.
 */
function appendAd({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const ad = queryValue(window.location.search, "ad");
  if (ad !== undefined) currentTarget.search = `?ad=${encodeURIComponent(ad)}`;
}
