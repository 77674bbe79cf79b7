import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { isHttps } from "./forwarded";
import { refuseOverflow } from "./refuse-head";
import { FILE_POLICY, SECURITY_HEADERS } from "./security-headers.js";

/** Headers of a response that is not a page, for visitors with and without https. */
const HEADERS = [
  ...SECURITY_HEADERS,
  ["Content-Security-Policy", FILE_POLICY],
  ["Cache-Control", "no-store"],
] as const;

/** A head of more than `maxHeaderSize`. */
const OVERFLOW = "HPE_HEADER_OVERFLOW";
/** Errors of Node's parser, and the status that it would send; 400 for all others. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Most bytes of a head that are read after it was refused. */
const DISCARDED_BYTES = 1024 * 1024;

interface ParserError extends NodeJS.ErrnoException {
  /** The packet that the parser was reading. */
  rawPacket?: Buffer;
}

/**
 * Answers the requests that Node refuses before a program sees them as the program would: broken request lines, headers
 * and bodies, expectations, CONNECT. Node's own answers have no security headers. The server needs
 * `requireHostHeader: false`, and its program refuses a request without Host itself.
 */
export function answerMalformed(server: Server): void {
  const discarding = new WeakMap<Socket, number>();
  server.on("clientError", (error: ParserError, stream) => {
    const socket = stream as Socket;
    // The parser reports each further packet of the head, which is read until its client has finished or the time for a
    // head is over: a connection that is closed with unread bytes is reset, answer included.
    const end = discarding.get(socket) ?? 0;
    if (error.code === OVERFLOW && socket.bytesRead < end) return;
    if (error.code === "ECONNRESET" || !socket.writable || hasBegunAnswer(socket)) {
      socket.destroy();
      return;
    }
    if (error.code !== OVERFLOW) {
      socket.end(rawResponse(STATUS_OF[error.code ?? ""] ?? 400));
      return;
    }
    discarding.set(socket, socket.bytesRead + DISCARDED_BYTES);
    const { status, type, body } = refuseOverflow(error.rawPacket ?? Buffer.alloc(0));
    socket.end(rawResponse(status, body, [["Content-Type", type]]));
  });
  server.on("connect", (_request, socket) => void socket.end(rawResponse(405)));
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of HEADERS) response.setHeader(name, value);
    response.setHeader("Connection", "close");
    response.statusCode = 417;
    response.end();
  });
}

/**
 * Bytes of a second response would end up in the body of the first. As Node's own check: `headersSent` is set when headers are
 * written down already, which may wait for the rest of the body (draining-response.ts).
 */
function hasBegunAnswer(
  socket: Socket & { _httpMessage?: { _headerSent: boolean } | null },
): boolean {
  return socket._httpMessage?._headerSent ?? false;
}

function rawResponse(status: number, body = "", more: readonly [string, string][] = []): string {
  const length = String(Buffer.byteLength(body));
  const headers = [...HEADERS, ...more, ["Connection", "close"], ["Content-Length", length]];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`;
}

/**
 * Sets security headers that every response gets, unless its handler sets others.
 * @param trustedHops TRUST_PROXY
 * @param transportPolicy value of Strict-Transport-Security
 */
export function presetSecurityHeaders(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { trustedHops, transportPolicy }: { trustedHops: number; transportPolicy: string },
): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  const { "x-forwarded-proto": forwardedProto, forwarded } = headers;
  if (isHttps({ forwardedProto: forwardedProto?.toString(), forwarded }, trustedHops))
    response.setHeader("Strict-Transport-Security", transportPolicy);
}
