import { clientAddress } from "@storefront/platform/http/client-address";
import type { Exchange } from "../exchange";

/**
 * Returns the address that a request counts for: the connection's, or what the outermost trusted proxy saw.
 * @param trustedHops TRUST_PROXY
 */
export function clientOf({ request }: Exchange, trustedHops: number): string {
  const forwardedFor = request.headers["x-forwarded-for"]?.toString() ?? null;
  return clientAddress(request.socket.remoteAddress, forwardedFor, trustedHops);
}
