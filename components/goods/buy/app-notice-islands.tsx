"use client";

import type { ReactNode } from "react";
import type { CodeProps } from "@/components/brand/code-drawing";
import { LazyComponent } from "@/components/ui/lazy-component";
import type { AppInfo } from "@/lib/app-info/read-app-info";

/**
 * What acts in the notice of goods that are sold only in the app. Loaded after the page, and of no other goods page:
 * `next/dynamic` would add 1.4 KB to all of them.
 */

const loadCode = () => import("@/components/brand/ad-code").then((part) => part.AdCode);
const loadCopy = () => import("@/components/brand/copy-download").then((part) => part.CopyDownload);
const loadLinks = () => import("@/components/brand/store-links").then((part) => part.StoreLinks);

export function LazyAdCode({ children, ...code }: CodeProps & { children: ReactNode }) {
  return <LazyComponent load={loadCode} props={{ ...code, children }} waiting={children} />;
}

export function LazyCopyDownload({ url, children }: { url: string; children: string }) {
  const waiting = <span className="inline-block h-8" />;
  return <LazyComponent load={loadCopy} props={{ url, children }} waiting={waiting} />;
}

export function LazyStoreLinks({ app }: { app: AppInfo }) {
  return <LazyComponent load={loadLinks} props={{ app }} waiting={null} />;
}
