"use client";

import type { ReactNode } from "react";
import { queryValue } from "@/lib/addresses/query";
import { call } from "@/lib/api/call.client";

/** A middle click also opens the download, in another tab. */
const MIDDLE = 1;

interface Props {
  href: string;
  className: string;
  children: ReactNode;
}

/**
 * A download button. When the page's URL has `ad`, records the click (product §7) with a keepalive request that
 * outlives the page; navigation never waits for it.
 */
export function StoreLink({ href, className, children }: Props) {
  return (
    <a
      href={href}
      className={className}
      onClick={recordDownload}
      onAuxClick={({ button }) => button === MIDDLE && recordDownload()}
    >
      {children}
    </a>
  );
}

function recordDownload(): void {
  const ad = queryValue(window.location.search, "ad")?.trim();
  if (ad) void call("recordDownload", { ad }, { init: { keepalive: true } });
}
