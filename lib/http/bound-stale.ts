/** The longest time that a shared cache may send something stale while it refreshes it, seconds. */
export const MAX_STALE_S = 24 * 60 * 60;

const STALE = /\bstale-(while-revalidate|if-error)=(\d{1,15})/gi;

/**
 * Shortens what a Cache-Control header grants beyond its own freshness: a page that nobody visits must not come back
 * weeks later.
 * @returns the header with no stale-while-revalidate and no stale-if-error longer than a day
 */
export function boundStale(cacheControl: string): string {
  return cacheControl.replace(
    STALE,
    (_, name: string, seconds: string) => `stale-${name}=${Math.min(Number(seconds), MAX_STALE_S)}`,
  );
}
