"use client";

import { type MouseEvent, type ReactNode, useEffect } from "react";
import { useVisitAd } from "@/lib/app-info/use-visit-ad";
import { readVisitAd, withAd } from "@/lib/app-info/visit-ad";

type CallModule = typeof import("@/lib/api/call.client");

/** Set once the module is loaded: a click then sends its request before the browser navigates. */
let client: CallModule | null = null;

async function loadClient(): Promise<CallModule | null> {
  client ??= await import("@/lib/api/call.client").catch(() => null);
  return client;
}

/** A middle click also opens the download, in another tab. */
const MIDDLE = 1;

/** Longest time, in ms, that a click waits for a module that is still loading. */
const MAX_WAIT_MS = 2_000;

interface Props {
  /** Address of the app, of a store, or of the mobile site. */
  href: string;
  /** Whether the target page counts downloads itself. */
  isCountedThere?: boolean;
  className: string;
  children: ReactNode;
}

/**
 * A download button, whose address carries the visit's advertisement. When there is one, records the click (product §7)
 * with a keepalive request that outlives the page. Navigation waits only for a click that came before the module was
 * loaded, as clicks do that were made before hydration.
 */
export function StoreLink({ href, isCountedThere = false, className, children }: Props) {
  const ad = useVisitAd();
  const isCounted = ad !== undefined && !isCountedThere;
  useEffect(() => {
    if (isCounted) loadClient();
  }, [isCounted]);
  return (
    <a
      href={withAd(href, ad)}
      className={className}
      {...(isCountedThere
        ? {}
        : { onClick, onAuxClick: ({ button }) => button === MIDDLE && recordDownload() })}
      data-passes-query="ad"
    >
      {children}
    </a>
  );
}

function onClick(event: MouseEvent<HTMLAnchorElement>): void {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  const recorded = recordDownload();
  if (!recorded || client || opensElsewhere) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const waited = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  Promise.race([recorded, waited]).then(() => window.location.assign(href));
}

/** @returns resolves once the request is sent; undefined when no advertisement led to this visit */
function recordDownload(): Promise<void> | undefined {
  const ad = readVisitAd();
  if (!ad) return undefined;
  const record = (module: CallModule | null) => {
    module?.call("recordDownload", { ad }, { init: { keepalive: true } });
  };
  if (client === null) return loadClient().then(record);
  record(client);
  return Promise.resolve();
}
