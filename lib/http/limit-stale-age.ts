/** Longest time that a shared cache may serve a stale response, in seconds. */
export const MAX_STALE_S = 24 * 60 * 60;

const STALE = /\bstale-(while-revalidate|if-error)=(\d{1,15})/gi;

/**
 * Shortens the stale periods of a Cache-Control header: a page without visits must not reappear weeks later.
 * @returns the header with no stale-while-revalidate and no stale-if-error longer than a day
 */
export function limitStaleAge(cacheControl: string): string {
  return cacheControl.replace(
    STALE,
    (_, name: string, seconds: string) => `stale-${name}=${Math.min(Number(seconds), MAX_STALE_S)}`,
  );
}
