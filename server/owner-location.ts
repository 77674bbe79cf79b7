import { matchHost } from "@/lib/routing/host";
import { linkOrigin } from "@/lib/routing/link-origin";
import type { Rules } from "@/lib/routing/resolve-route";
import type { Exchange } from "./exchange";

/**
 * Completes the redirect of a page that belongs to another brand's host. The page is the same for every visitor and
 * names only the owner's host. The visitor keeps path and query (with a promoter's sign), and stays on localhost or the
 * preview domain.
 * @param location of the page; returned unchanged unless it is on another brand's host
 */
export function ownerLocation(
  location: string,
  { host, path, query }: Pick<Exchange, "host" | "path" | "query">,
  rules: Rules,
): string {
  if (!/^https?:\/\//.test(location)) return location;
  const owner = matchHost(new URL(location).host, rules);
  if (host.reason === "unknown" || owner.reason === "unknown") return location;
  return linkOrigin({ ...host, brand: owner.brand }, rules) + path + query;
}
