import { type HostRules, linkHost } from "./host";
import type { RequestedHost } from "./requested-host";

/**
 * Returns the origin of links to a brand's pages: the brand's host (`linkHost`) with the visitor's scheme and port.
 * @returns "" for a host without a brand
 */
export function linkOrigin(requested: RequestedHost, rules: HostRules): string {
  const host = linkHost(requested, rules);
  const port = /:\d{1,5}$/.exec(requested.header)?.[0] ?? "";
  return host === "" ? "" : `${requested.secure ? "https" : "http"}://${host}${port}`;
}
