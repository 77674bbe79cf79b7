import type { HostMatch, HostRules } from "./host";

/**
 * The host name of links to a brand's pages: its canonical host, and on this machine or a preview domain the brand's
 * name there. Never what a request says its host is.
 * @returns "" for a host of no brand
 */
export function linkHost({ brand, reason }: HostMatch, rules: HostRules): string {
  if (reason === "local") return `${brand.key}.localhost`;
  if (reason === "preview") return `${brand.key}.${rules.previewDomain}`;
  if (reason === "unknown") return "";
  const given = [...(rules.extraHosts ?? [])].find(([, owner]) => owner === brand);
  return given?.[0] ?? brand.hosts[0] ?? "";
}
