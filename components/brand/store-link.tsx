"use client";

import type { ReactNode } from "react";
import { queryValue } from "@/lib/addresses/query";
import { call } from "@/lib/api/call.client";

/** A middle click opens the download, too: in another tab. */
const MIDDLE = 1;

interface Props {
  href: string;
  className: string;
  children: ReactNode;
}

/**
 * A download button. Where the page's address carries `ad`, the click is recorded (product §7) by a request that outlives
 * the page; the link itself never waits for it.
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
