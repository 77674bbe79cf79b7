import { type HostMatch, type HostRules, linkHost } from "./host";

/** How a visitor reached the site. */
interface Reached {
  /** The effective Host header, port included. */
  header: string;
  /** Whether the visitor's own connection is encrypted. */
  secure: boolean;
}

/**
 * Returns the origin of links to a brand's pages: the brand's host (`linkHost`) with the visitor's scheme and port.
 * @returns "" for a host without a brand
 */
export function linkOrigin(
  match: HostMatch,
  rules: HostRules,
  { header, secure }: Reached,
): string {
  const host = linkHost(match, rules);
  return host === "" ? "" : `${secure ? "https" : "http"}://${host}${portOf(header)}`;
}

/** ":3000", "" without one. */
const portOf = (header: string): string => /:\d{1,5}$/.exec(header)?.[0] ?? "";
