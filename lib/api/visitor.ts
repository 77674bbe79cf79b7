/** Who stands at the door: address and host of the visitor, out of a request's headers. */

/**
 * Written by `instrumentation.ts` over whatever a browser may have sent under this name: the address at the
 * other end of the connection.
 */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";

/**
 * @param trustProxy a proxy of ours stands in front; the last entry of X-Forwarded-For is the one it added
 * @returns undefined when the address is not known
 */
export function visitorAddress(headers: Headers, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : "";
  return forwarded || headers.get(SOCKET_ADDRESS_HEADER) || undefined;
}
