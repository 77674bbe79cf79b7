import type { BoostRequest } from "./boost-request";

/**
 * Returns the URL of the mobile game page with a choice: the text of the boost's QR code. It carries no price.
 * @param site the brand host that shows the code, "" when unknown
 */
export function mobileBoostUrl(mobileSiteUrl: string, way: BoostRequest, site: string): string {
  const query = new URLSearchParams({
    start_id: String(way.startId),
    target_id: String(way.targetId),
    inscription: String(way.inscription),
    partition_id: String(way.partitionId),
  });
  if (site !== "") query.set("from", site);
  return `${mobileSiteUrl}game?${query}`;
}
