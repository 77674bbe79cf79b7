import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressGroup, clientAddress } from "./client-address";
import { SECURITY_HEADERS } from "./security-headers.js";

export interface ConnectionLimit {
  /** Open connections of one client address; 0: unlimited. */
  limit: number;
  /** TRUST_PROXY. */
  trustedHops: number;
  /** Whether a request comes from the other program; its connections are not counted. */
  isTrusted?: (request: IncomingMessage) => boolean;
  /** How long a connection beyond the limit may wait for its first request, ms. */
  graceMs?: number;
}

const GRACE_MS = 2_000;
const RETRY_AFTER_S = "10";

/**
 * Limits the connections that one client address holds open on a server: IPv4 by address, IPv6 by /64. Behind trusted
 * proxies, connections are the proxies' own; there the in-flight requests of each client are counted instead.
 * @returns a function that returns whether a request is admitted; otherwise it has sent 429 and closes the connection
 */
export function limitConnections(
  server: Server,
  { limit, trustedHops, isTrusted = () => false, graceMs = GRACE_MS }: ConnectionLimit,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  if (limit === 0) return () => true;
  const open = new Map<string, number>();
  if (trustedHops > 0) return admitByRequest(open, limit, trustedHops);

  const counted = new WeakMap<Socket, Counted>();
  const release = (socket: Socket) => {
    const { key, timer } = counted.get(socket) ?? {};
    if (key === undefined) return;
    clearTimeout(timer);
    counted.delete(socket);
    subtract(open, key);
  };
  server.on("connection", (socket: Socket) => {
    const key = keyOf(clientAddress(socket.remoteAddress, null, 0));
    const count = add(open, key);
    const isExcess = count > limit;
    const timer = isExcess ? setTimeout(() => socket.destroy(), graceMs).unref() : undefined;
    counted.set(socket, { key, isExcess, timer });
    socket.once("close", () => release(socket));
    if (count > 2 * limit) socket.destroy();
  });
  return (request, response) => {
    const state = counted.get(request.socket);
    if (state === undefined) return true;
    if (isTrusted(request)) {
      release(request.socket);
      return true;
    }
    return state.isExcess ? refuse(response) : true;
  };
}

interface Counted {
  key: string;
  /** Opened when the client was at its limit. */
  isExcess: boolean;
  timer: NodeJS.Timeout | undefined;
}

function admitByRequest(open: Map<string, number>, limit: number, trustedHops: number) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const forwarded = request.headers["x-forwarded-for"]?.toString() ?? null;
    // A request without the header comes from the proxy itself: a health check.
    if (forwarded === null) return true;
    const key = keyOf(clientAddress(request.socket.remoteAddress, forwarded, trustedHops));
    const count = add(open, key);
    response.once("close", () => subtract(open, key));
    return count <= limit ? true : refuse(response);
  };
}

const keyOf = (address: string): string => addressGroup(address, 64);

function add(open: Map<string, number>, key: string): number {
  const count = (open.get(key) ?? 0) + 1;
  open.set(key, count);
  return count;
}

function subtract(open: Map<string, number>, key: string): void {
  const count = (open.get(key) ?? 0) - 1;
  if (count > 0) open.set(key, count);
  else open.delete(key);
}

function refuse(response: ServerResponse): false {
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Retry-After", RETRY_AFTER_S);
  response.setHeader("Connection", "close");
  response.statusCode = 429;
  response.end();
  return false;
}
