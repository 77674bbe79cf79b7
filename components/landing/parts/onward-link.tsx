"use client";

import type { MouseEvent } from "react";
import type { Onward } from "@/brands/landing-design";
import { queryValue } from "@/lib/addresses/query";

interface Props {
  onward: Onward;
  className?: string;
}

/** The way from a landing page to where its promise is kept. The `ad` of the page's address goes along, as it is. */
export function OnwardLink({ onward: { text, to }, className = "" }: Props) {
  return (
    <a
      href={to}
      onClick={takeAdAlong}
      onAuxClick={takeAdAlong}
      className={`inline-flex h-12 w-fit items-center gap-2 rounded-s bg-glow px-6 font-medium text-base text-over hover:underline ${className}`}
    >
      {text}
      <svg viewBox="0 0 20 12" className="h-3 w-5" aria-hidden="true">
        <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </a>
  );
}

/** Before the browser follows the link: pages are the same for everybody, so the server's HTML cannot know the `ad`. */
function takeAdAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const ad = queryValue(window.location.search, "ad");
  if (ad !== undefined) currentTarget.search = `?ad=${encodeURIComponent(ad)}`;
}
