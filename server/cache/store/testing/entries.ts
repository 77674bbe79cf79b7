import type { DataEntry, PageEntry } from "../entry";
import { type PreparedPage, preparePage } from "../prepare-page.js";

/** A prepared page with this document. */
export function pageOf(html: string): Promise<PreparedPage> {
  const value = { html, rscData: Buffer.from(`0:${html}`), segmentData: new Map(), headers: {} };
  return preparePage({ kind: "APP_PAGE", status: 200, ...value });
}

/** An entry that is fresh for a minute unless `more` says otherwise. */
export async function pageEntry(html: string, more: Partial<PageEntry> = {}): Promise<PageEntry> {
  const now = Date.now();
  return {
    kind: "page",
    key: "key",
    page: await pageOf(html),
    tags: [],
    storedAt: now,
    staleAt: now + 60_000,
    expiresAt: Number.POSITIVE_INFINITY,
    revalidate: 60,
    expire: undefined,
    size: 1000,
    ...more,
  };
}

export function dataEntry(more: Partial<DataEntry> = {}): DataEntry {
  const now = Date.now();
  const data = { headers: {}, body: "", status: 200, url: "" };
  return {
    kind: "data",
    value: { kind: "FETCH", data, revalidate: 60 },
    tags: [],
    storedAt: now,
    staleAt: now + 60_000,
    expiresAt: Number.POSITIVE_INFINITY,
    size: 100,
    ...more,
  };
}
