import { onRequest } from "@/lib/http/on-request";
import { SOCKET_ADDRESS_HEADER } from "./visitor";

/** What a server that listens on IPv6 puts before an IPv4 address. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/;

/**
 * Route handlers see headers only, and X-Forwarded-For is whatever the browser says. Node tells of every request
 * before anything handles it: there the address of the connection is written into a header of our own,
 * over any value that came with the request.
 */
export function markSocketAddress(): void {
  onRequest((request) => {
    const address = request.socket.remoteAddress;
    if (address) request.headers[SOCKET_ADDRESS_HEADER] = address.replace(MAPPED_IPV4, "");
    else delete request.headers[SOCKET_ADDRESS_HEADER];
  });
}
