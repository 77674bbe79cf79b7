import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { mergeVary } from "@/lib/routing/vary";
import { REQUEST_ID_HEADER } from "@/observability/request-id";
import { isInternalResponseHeader } from "./next/internal-headers";

type HeadArguments = [
  status: number,
  message?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
  headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
];

/**
 * The response of every request: looks at the head once more when it is written, also where Next writes it. Node makes
 * it in place of its own (`ServerResponse` of `createServer`).
 */
export class FinalResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Joined with the Vary that Next writes, in one line: nginx before 1.23 reads the last line alone. */
  vary = "";
  /** Names the request in the answer. */
  requestId = "";

  override writeHead(...args: HeadArguments): this {
    for (const name of this.getHeaderNames()) {
      if (isInternalResponseHeader(name)) this.removeHeader(name);
    }
    if (this.vary !== "") {
      this.setHeader("Vary", mergeVary(this.vary, String(this.getHeader("Vary") ?? "")));
    }
    if (this.requestId !== "") this.addRequestId(args.at(-1));
    return super.writeHead(...(args as Parameters<ServerResponse<Request>["writeHead"]>));
  }

  /** Node sends names and values that stand in one list fastest when no header was set before. */
  private addRequestId(headers: HeadArguments[number]): void {
    if (Array.isArray(headers) && typeof headers[0] === "string") {
      headers.push(REQUEST_ID_HEADER, this.requestId);
    } else {
      this.setHeader(REQUEST_ID_HEADER, this.requestId);
    }
  }
}
