import { clientAddress, forwardedEntry } from "@/lib/http/forwarded";
import { isServerInFront } from "@/lib/http/server-in-front";
import { hostHeader, hostName } from "@/lib/routing/host";

/** The connection's address, written by `server/` over what a client may have sent under this name. */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";

export interface Visitor {
  /** undefined when it is not known. */
  clientAddress: string | undefined;
  /** The normalised host that the visitor asked for, "" when it has no name. */
  site: string;
  /** Scheme, host and port of that site as the browser sees them, "" when it has no name. */
  origin: string;
  /** The visitor's own connection is encrypted, as far as is known here. */
  secure: boolean;
}

/**
 * Identifies the client from request headers.
 * @param trustedHops how many proxies of ours write X-Forwarded-Host, -Proto and -For
 */
export function readVisitor(headers: Headers, trustedHops: number): Visitor {
  const host = hostHeader(headers.get("host"), headers.get("x-forwarded-host"), trustedHops);
  const site = hostName(host) ?? "";
  const secure = forwardedEntry(headers.get("x-forwarded-proto"), trustedHops) === "https";
  // Under `next start` alone nobody writes the header but the client.
  const socketAddress = isServerInFront() ? headers.get(SOCKET_ADDRESS_HEADER) : null;
  const forwardedFor = headers.get("x-forwarded-for");
  return {
    clientAddress: clientAddress(socketAddress ?? undefined, forwardedFor, trustedHops),
    site,
    origin: site === "" ? "" : `${secure ? "https" : "http"}://${host.toLowerCase()}`,
    secure,
  };
}
