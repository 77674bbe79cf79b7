import type { HostMatch, HostRules } from "./host";

/**
 * Returns the host of links to a brand's pages: its canonical host, or its name on localhost or the preview domain.
 * Never the host that a request claims.
 * @returns "" for a host without a brand
 */
export function linkHost({ brand, reason }: HostMatch, rules: HostRules): string {
  if (reason === "local") return `${brand.key}.localhost`;
  if (reason === "preview") return `${brand.key}.${rules.previewDomain}`;
  if (reason === "unknown") return "";
  const assigned = [...(rules.extraHosts ?? [])].find(([, owner]) => owner === brand);
  return assigned?.[0] ?? brand.hosts[0] ?? "";
}
