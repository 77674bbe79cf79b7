import { clientAddress } from "@storefront/platform/http/client-address";
import { isHttps } from "@storefront/platform/http/forwarded";
import { isServerInFront } from "@/lib/http/server-in-front";
import { hostHeader, hostName, matchHost } from "@/lib/routing/host";
import { linkOrigin } from "@/lib/routing/link-origin";
import type { Rules } from "@/lib/routing/resolve-route";

/** The connection's address. `server/` overwrites a value that a client sends. */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";

export interface Visitor {
  /** undefined when unknown. */
  clientAddress: string | undefined;
  /** The normalised requested host; "" when it is not a host name. */
  site: string;
  /** Key of its brand; "" for a host without one. */
  brand: string;
  /**
   * Origin of links to the brand's pages: the brand's own host (lib/routing/host.ts) with the visitor's scheme
   * and port. "" for a host without a brand.
   */
  origin: string;
  /** Whether the visitor's own connection is encrypted, as far as known. */
  secure: boolean;
}

/**
 * Identifies the client.
 * @param header returns a request header by its lower-case name, null without one
 * @param socketAddress of the connection, undefined when unknown
 */
export function readVisitor(
  header: (name: string) => string | null,
  socketAddress: string | undefined,
  rules: Rules,
): Visitor {
  const { trustedHops } = rules;
  const host = hostHeader(header("host"), header("x-forwarded-host"), trustedHops);
  const site = hostName(host) ?? "";
  const match = matchHost(host, rules);
  const secure = isHttps(
    { forwardedProto: header("x-forwarded-proto"), forwarded: header("forwarded") },
    trustedHops,
  );
  return {
    clientAddress:
      clientAddress(socketAddress, header("x-forwarded-for"), trustedHops) || undefined,
    site,
    brand: match.reason === "unknown" ? "" : match.brand.key,
    origin: linkOrigin(match, rules, { header: host, secure }),
    secure,
  };
}

/** `readVisitor` in a route of Next, which does not see the connection. */
export function readRouteVisitor(headers: Headers, rules: Rules): Visitor {
  // Under plain `next start` only the client could have written the header.
  const socketAddress = isServerInFront() ? headers.get(SOCKET_ADDRESS_HEADER) : null;
  return readVisitor((name) => headers.get(name), socketAddress ?? undefined, rules);
}
