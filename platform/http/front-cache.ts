/** Headers between nginx and a storefront whose public responses nginx keeps for a second (server/front-cache.ts). */
export const FRONT_CACHE = {
  /** Request header: nginx's clock, seconds with milliseconds. */
  time: "X-Front-Cache-Time",
  /** Response header: the Cache-Control for visitors and caches before nginx. */
  visitorCacheControl: "X-Visitor-Cache-Control",
} as const;
