import { MAX_STALE_S } from "@/lib/http/limit-stale-age";
import type { PageEntry } from "@/server/cache/store/entry";
import { MAX_SHARED_S } from "@/server/cache/store/freshness.js";

type Lived = Pick<PageEntry, "revalidate" | "expire" | "expiresAt" | "storedAt" | "tags"> & {
  page: Pick<PageEntry["page"], "kind">;
};

/** Next's own tags of a page's path and layouts. */
const PATH_TAG = "_N_T_";

/** How long caches may keep a page or file, in seconds; longer only a file without data, such as an icon. */
function sharedSeconds({ revalidate, tags, page }: Lived): number {
  const own = revalidate === false ? MAX_STALE_S : revalidate;
  const mayChange = page.kind === "APP_PAGE" || tags.some((tag) => !tag.startsWith(PATH_TAG));
  return mayChange ? Math.min(own, MAX_SHARED_S) : own;
}

/**
 * Returns the Cache-Control of a page for caches in front of the storefront. None may store a page beyond the moment at
 * which time changes its content. Browsers revalidate their copy: with stale-while-revalidate alone, Chromium answers a
 * refresh by the live channel with the state before the change.
 * @param now ms
 */
export function sharedLifetime(entry: Lived, now: number): string {
  const lifetime = secondsText(entry, now);
  return entry.page.kind === "APP_PAGE" ? `${lifetime}, must-revalidate` : lifetime;
}

function secondsText(entry: Lived, now: number): string {
  const { revalidate, expire, expiresAt, storedAt } = entry;
  const left = Math.max(0, Math.floor((expiresAt - now) / 1000));
  const fresh = Math.min(sharedSeconds(entry), left);
  if (revalidate === false) return `s-maxage=${fresh}`;
  const byAge = Math.min((expire ?? Number.POSITIVE_INFINITY) - fresh, MAX_STALE_S);
  const endsEarly = expiresAt < storedAt + (expire ?? Number.POSITIVE_INFINITY) * 1000;
  const stale = endsEarly ? Math.min(byAge, left - fresh) : byAge;
  return `s-maxage=${fresh}, stale-while-revalidate=${Math.max(0, stale)}`;
}
