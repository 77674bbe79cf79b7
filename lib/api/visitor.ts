import { hostHeader, hostName } from "@/lib/routing/host";

/**
 * The address at the other end of the connection, written by `markSocketAddress` over whatever a browser
 * may have sent under this name.
 */
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
 * Who stands at the door, out of a request's headers.
 * @param trustProxy a proxy of ours stands in front and writes X-Forwarded-Host, -Proto and -For; of the last, the last
 * entry is the one that it added
 */
export function readVisitor(headers: Headers, trustProxy: boolean): Visitor {
  const forwarded = (name: string) => (trustProxy ? headers.get(`x-forwarded-${name}`) : null);
  const address = forwarded("for")?.split(",").at(-1)?.trim();
  const host = hostHeader(headers.get("host"), headers.get("x-forwarded-host"), trustProxy);
  const site = hostName(host) ?? "";
  const secure = forwarded("proto") === "https";
  return {
    clientAddress: address || headers.get(SOCKET_ADDRESS_HEADER) || undefined,
    site,
    origin: site === "" ? "" : `${secure ? "https" : "http"}://${host.toLowerCase()}`,
    secure,
  };
}
