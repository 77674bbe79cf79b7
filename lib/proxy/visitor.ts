import { clientAddress } from "@/contract/client-address";
import { isHttps } from "@/contract/forwarded";
import { isServerInFront } from "@/lib/http/server-in-front";
import type { Rules } from "@/lib/routing/decide";
import { hostHeader, hostName, matchHost } from "@/lib/routing/host";
import { linkHost } from "@/lib/routing/link-host";

/** The connection's address, written by `server/` over what a client may have sent under this name. */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";

export interface Visitor {
  /** undefined when it is not known. */
  clientAddress: string | undefined;
  /** The normalised host that the visitor requested, "" when it has no name. */
  site: string;
  /**
   * What links to the brand's pages begin with: the brand's own host (lib/routing/link-host.ts), with the scheme and port
   * that the visitor came by. "" for a host of no brand.
   */
  origin: string;
  /** The visitor's own connection is encrypted, as far as is known here. */
  secure: boolean;
}

/** Identifies the client from request headers. */
export function readVisitor(headers: Headers, rules: Rules): Visitor {
  const { trustedHops } = rules;
  const host = hostHeader(headers.get("host"), headers.get("x-forwarded-host"), trustedHops);
  const site = hostName(host) ?? "";
  const secure = isHttps(
    { forwardedProto: headers.get("x-forwarded-proto"), forwarded: headers.get("forwarded") },
    trustedHops,
  );
  // Under `next start` alone nobody writes the header but the client.
  const socketAddress = isServerInFront() ? headers.get(SOCKET_ADDRESS_HEADER) : null;
  const linked = linkHost(matchHost(host, rules), rules);
  const forwardedFor = headers.get("x-forwarded-for");
  return {
    clientAddress:
      clientAddress(socketAddress ?? undefined, forwardedFor, trustedHops) || undefined,
    site,
    origin: linked === "" ? "" : `${secure ? "https" : "http"}://${linked}${portOf(host)}`,
    secure,
  };
}

/** ":3000", "" without one. */
const portOf = (host: string): string => /:\d{1,5}$/.exec(host)?.[0] ?? "";
