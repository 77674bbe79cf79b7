"use client";

import { type ReactNode, useEffect } from "react";
import { queryValue } from "@/lib/addresses/query";

const loadCall = () => import("@/lib/api/call.client");

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
  // Loaded for visitors from an ad only, and before the click, whose navigation would interrupt it.
  useEffect(() => {
    if (readAd()) loadCall().catch(() => undefined);
  }, []);
  return (
    <a
      href={href}
      className={className}
      onClick={recordDownload}
      onAuxClick={({ button }) => button === MIDDLE && recordDownload()}
      data-passes-query="ad"
    >
      {children}
    </a>
  );
}

function recordDownload(): void {
  const ad = readAd();
  if (!ad) return;
  const record = ({ call }: Awaited<ReturnType<typeof loadCall>>) =>
    call("recordDownload", { ad }, { init: { keepalive: true } });
  loadCall().then(record, () => undefined);
}

const readAd = (): string | undefined => queryValue(window.location.search, "ad")?.trim();
