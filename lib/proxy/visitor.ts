import { clientAddress } from "@storefront/platform/http/client-address";
import { isServerInFront } from "@/lib/http/server-in-front";
import { hostName } from "@/lib/routing/host";
import { linkOrigin } from "@/lib/routing/link-origin";
import {
  type ReadHeader,
  type RequestedHost,
  readRequestedHost,
} from "@/lib/routing/requested-host";
import type { Rules } from "@/lib/routing/resolve-route";

/** The connection's address. `server/` overwrites a value that a client sends. */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";

export interface Visitor {
  /** undefined when unknown. */
  clientAddress: string | undefined;
  /** The normalized requested host; "" when it is not a host name. */
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
 * @param socketAddress of the connection, undefined when unknown
 */
export function readVisitor(
  host: RequestedHost,
  header: ReadHeader,
  socketAddress: string | undefined,
  rules: Rules,
): Visitor {
  const forwardedFor = header("x-forwarded-for");
  return {
    clientAddress: clientAddress(socketAddress, forwardedFor, rules.trustedHops) || undefined,
    site: hostName(host.header) ?? "",
    brand: host.reason === "unknown" ? "" : host.brand.key,
    origin: linkOrigin(host, rules),
    secure: host.secure,
  };
}

/** `readVisitor` in a route of Next, which does not see the connection. */
export function readRouteVisitor(headers: Headers, rules: Rules): Visitor {
  // Under plain `next start` only the client could have written the header.
  const socketAddress = isServerInFront() ? headers.get(SOCKET_ADDRESS_HEADER) : null;
  const header: ReadHeader = (name) => headers.get(name);
  return readVisitor(readRequestedHost(header, rules), header, socketAddress ?? undefined, rules);
}
