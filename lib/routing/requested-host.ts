import { forwardedValue, isHttps } from "@storefront/platform/http/forwarded";
import { type HostMatch, type HostRules, matchHost } from "./host";
import type { Rules } from "./resolve-route";

/** For which host a request is, and how the visitor reached it: what the host and proxy headers say, read once. */
export interface RequestedHost extends HostMatch {
  /** The effective Host header, port included; "" without one. */
  header: string;
  /** Whether the visitor's own connection is encrypted. */
  secure: boolean;
}

/** The number of trusted proxies, and the hosts of brands. */
export type HostHeaderRules = HostRules & Pick<Rules, "trustedHops">;

/** Returns a request header by its lower-case name; null without one. */
export type ReadHeader = (name: string) => string | null;

/** Reads the host headers; a proxy's headers only from our own proxies (platform/http/forwarded.ts). */
export function readRequestedHost(header: ReadHeader, rules: HostHeaderRules): RequestedHost {
  const { trustedHops } = rules;
  const forwarded = forwardedValue(header("x-forwarded-host"), trustedHops);
  const effective = forwarded ?? header("host") ?? "";
  const secure = isHttps(
    { forwardedProto: header("x-forwarded-proto"), forwarded: header("forwarded") },
    trustedHops,
  );
  return { ...matchHost(effective, rules), header: effective, secure };
}
